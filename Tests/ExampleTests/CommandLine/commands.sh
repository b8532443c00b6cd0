swift run textfield measure --font Fixtures/Fonts/DejaVuSans.ttf "AV To"
swift run textfield explain --font Fixtures/Fonts/DejaVuSans.ttf "AV office To"
swift run textfield field --placeholder Password --alignment right --svg .build/field.svg --guides
swift run textfield sheet --font Fixtures/Fonts/DejaVuSans.ttf > .build/fields.svg
swift run textfield font Fixtures/Fonts/DejaVuSans.ttf
echo '{"id": 1, "op": "line", "text": "AV To"}' | swift run textfield batch
swift run textfield font --shaping Fixtures/Fonts/DejaVuSans.ttf
