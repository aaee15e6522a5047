import { NORMAL_SPEECH, speechIntelligibility } from './speech-intelligibility'

it('agrees with example C.2 of ANSI S3.5, whose index is 0.85', () => {
  const noise = [40, 30, 20, ...Array.from({ length: 15 }, () => 0)]
  const speech = Array.from({ length: 18 }, () => 54)
  expect(speechIntelligibility(speech, noise)).toBeCloseTo(0.85, 2)
})

it('is 1 for normal speech in silence and 0 in loud noise', () => {
  expect(
    speechIntelligibility(
      NORMAL_SPEECH,
      NORMAL_SPEECH.map(() => -50),
    ),
  ).toBeCloseTo(1, 2)
  expect(
    speechIntelligibility(
      NORMAL_SPEECH,
      NORMAL_SPEECH.map(() => 90),
    ),
  ).toBe(0)
})
