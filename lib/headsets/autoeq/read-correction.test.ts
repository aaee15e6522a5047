import { Unreadable } from '@/lib/audio/tuning/tuning'
import { headsetFrom, headsetId, Implausible, readCorrection } from './headset-from'

const TEXT = `Preamp: -6.6 dB
Filter 1: ON LSC Fc 105 Hz Gain -0.7 dB Q 0.70
Filter 2: ON PK Fc 3098 Hz Gain 17.3 dB Q 1.00
Filter 3: ON HSC Fc 10000 Hz Gain -5.4 dB Q 0.70
`
const about = { name: 'Modell X', kind: 'over-ear', measurer: 'Rtings', target: 'Harman' } as const

it('reads preamp and filters as published, also beyond the limits of presets', () => {
  for (const text of [TEXT, TEXT.replaceAll('\n', '\r\n'), `\n${TEXT}\n\n`])
    expect(readCorrection(text)).toEqual({
      preamp: -6.6,
      filters: [
        { type: 'LSC', fc: 105, gain: -0.7, q: 0.7 },
        { type: 'PK', fc: 3098, gain: 17.3, q: 1 },
        { type: 'HSC', fc: 10_000, gain: -5.4, q: 0.7 },
      ],
    })
})

it.each([
  ['a high pass', `${TEXT}Filter 4: ON HPQ Fc 30 Hz Gain 0 dB Q 0.70`, 'bad_line', 5],
  ['a filter without a Q', `${TEXT}Filter 4: ON PK Fc 30 Hz Gain 2 dB`, 'bad_line', 5],
  ['no number', TEXT.replace('3098 Hz', 'drei Hz'), 'bad_number', 3],
  ['a filter that is off', `${TEXT}Filter 4: OFF PK Fc 30 Hz Gain 2 dB Q 1`, 'bad_line', 5],
  ['a command', `${TEXT}Include: andere.txt`, 'bad_line', 5],
  ['no preamp', TEXT.replace(/^.*\n/, ''), 'bad_line', 1],
  ['nothing', '', 'no_filters', undefined],
  ['something else', 'Guten Tag', 'no_filters', undefined],
])('says at which line a text with %s is no correction', (_, text, problem, line) => {
  const read = () => readCorrection(text)
  expect(read).toThrow(Unreadable)
  try {
    read()
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    expect([error.problem, error.values.line]).toEqual([problem, line])
  }
})

it('rejects what lifts more than any headset needs', () => {
  expect(headsetFrom(TEXT, about)).toMatchObject({ id: 'modell-x', aliases: [] })
  expect(() => headsetFrom(TEXT.replace('-0.7 dB', '23 dB'), about)).toThrow(Implausible)
})

it('distinguishes models whose names differ by a plus', () => {
  expect([headsetId('Arctis 7'), headsetId('Arctis 7+'), headsetId('Arctis 7P+')]).toEqual([
    'arctis-7',
    'arctis-7-plus',
    'arctis-7p-plus',
  ])
})
