import fc from 'fast-check'
import messages from '@/messages/de.json'
import { readTuning } from './read-tuning'
import { bytesOf, peakLine, tuningOf } from '../testing/tunings/read-sample'
import type { Tuning, TuningProblem } from './tuning'

/** The problem of a file or text; empty if it can be read. */
function problemOf(file: Uint8Array | string): Partial<TuningProblem> {
  const read = readTuning(typeof file === 'string' ? bytesOf(file) : file)
  return 'problem' in read ? read : {}
}

describe('a file that cannot be imported', () => {
  const json = (band: object) =>
    JSON.stringify({ output: { 'equalizer#0': { left: { band0: band }, 'num-bands': 1e9 } } })

  it.each<[string, string | Uint8Array, TuningProblem]>([
    ['nothing', '', { problem: 'empty', values: {} }],
    ['blanks', ' \r\n\t', { problem: 'empty', values: {} }],
    [
      'a picture',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0),
      { problem: 'binary', values: {} },
    ],
    ['half of UTF-16', Uint8Array.of(0xff, 0xfe, 0x41), { problem: 'binary', values: {} }],
    ['5 MB', `${peakLine()}\n`.repeat(120_000), { problem: 'too_large', values: {} }],
    ['a letter', 'Guten Tag, hier ist: nichts.', { problem: 'unknown', values: {} }],
    [
      'a file that leads to others',
      'Preamp: -3 dB\nInclude: Kopfhörer\\eq.txt\nInclude: b.txt',
      { problem: 'included', values: { name: '„Kopfhörer\\eq.txt“, „b.txt“' } },
    ],
    [
      'only what Equalizer APO passes over',
      'Filter: On PK Fc 9 Hz Gain 3 dB Q 1',
      { problem: 'no_filters', values: {} },
    ],
    ['all off', 'Filter 1: OFF PK Fc 100 Hz Gain 3 dB Q 1', { problem: 'no_filters', values: {} }],
    ['a flat curve', 'GraphicEQ: 20 -3; 20000 -3', { problem: 'no_filters', values: {} }],
    ['too many', `${peakLine()}\n`.repeat(1001), { problem: 'too_many_filters', values: {} }],
    ['too many curves', 'GraphicEQ: 20 1; 30 2\n'.repeat(1001), { problem: 'too_many_filters', values: {} }],
    ['half a preset', '{"output":', { problem: 'bad_json', values: {} }],
    ['other JSON', '{"output":{"limiter#0":{}}}', { problem: 'no_equalizer', values: {} }],
    ['a list', '[1]', { problem: 'unknown', values: {} }],
    ['a band without values', json({}), { problem: 'bad_band', values: { band: 0 } }],
    ['a band at 0 Hz', json({ frequency: 0, gain: 1, q: 1 }), { problem: 'bad_band', values: { band: 0 } }],
    ['a band of 99 dB', json({ frequency: 9, gain: 99, q: 1 }), { problem: 'bad_band', values: { band: 0 } }],
    ['no number', `\n${peakLine({ gain: 'NaN' })}`, { problem: 'bad_number', values: { line: 2 } }],
    ['no end', peakLine({ fc: 'Infinity' }), { problem: 'bad_number', values: { line: 1 } }],
    ['too large a number', peakLine({ q: '1e999' }), { problem: 'bad_number', values: { line: 1 } }],
    [
      'only shapes of others',
      'Filter: ON BP Fc 100 Hz Q 1',
      { problem: 'other_shapes', values: { name: '„BP, Bandpass“' } },
    ],
    [
      'three in a point',
      'GraphicEQ: 20 1 2; 30 1',
      { problem: 'bad_number', values: { line: 1, name: '20 1 2' } },
    ],
    ['0 Hz', peakLine({ fc: '0' }), { problem: 'bad_frequency', values: { line: 1 } }],
    ['what nobody can play', peakLine({ fc: '96000' }), { problem: 'bad_frequency', values: { line: 1 } }],
    [
      'a corner beyond that',
      'Filter: ON LS 6dB Fc 20000 Hz Gain 20 dB',
      { problem: 'bad_shelf', values: { line: 1 } },
    ],
    ['a billion dB', peakLine({ gain: '1e9' }), { problem: 'bad_gain', values: { line: 1 } }],
    ['a negative Q', peakLine({ q: '-1' }), { problem: 'bad_quality', values: { line: 1 } }],
    [
      'a slope that cannot be',
      'Filter: ON LSC 90 dB Fc 100 Hz Gain 20 dB',
      { problem: 'bad_quality', values: { line: 1 } },
    ],
    ['no frequency', 'Filter 1: ON PK Gain 3 dB Q 1', { problem: 'bad_line', values: { line: 1 } }],
    ['no gain', 'Filter 1: ON LSC Fc 100 Hz Q 1', { problem: 'bad_line', values: { line: 1 } }],
    ['no Q', 'Filter 1: ON PK Fc 100 Hz Gain 3 dB', { problem: 'bad_line', values: { line: 1 } }],
    ['neither on nor off', 'Filter 1: PK Fc 100 Hz', { problem: 'bad_line', values: { line: 1 } }],
    ['all in one line', `${peakLine()} `.repeat(20_000), { problem: 'bad_line', values: { line: 1 } }],
    ['two in one line', `${peakLine()} ${peakLine()}`, { problem: 'bad_line', values: { line: 1 } }],
    [
      'a megabyte of blanks',
      `Filter 1:${' '.repeat(1_000_000)}x`,
      { problem: 'bad_line', values: { line: 1 } },
    ],
  ])('says why: %s', (_, file, problem) => expect(problemOf(file)).toEqual(problem))

  it('rejects numbers that are too large for a filter', () => {
    expect(tuningOf(peakLine().replace('1:', '1000000000:')).filters).toHaveLength(1)
  })

  it('names the first twenty omissions, and counts the rest', () => {
    const { leftOut } = tuningOf(`${'Include: a.txt\n'.repeat(5000)}${peakLine()}`)
    expect(leftOut).toHaveLength(21)
    expect(leftOut.at(-1)).toEqual({ what: 'more', values: { count: 4980 } })
  })

  it('never throws', () => {
    const anyText = fc.array(
      fc.constantFrom(
        'Filter',
        ' 1',
        ':',
        ' ON',
        ' PK',
        ' LS',
        ' 12 dB',
        ' Fc',
        ' Gain',
        ' Q',
        ' BW Oct',
        ' 3',
        '.',
        ',',
        '\n',
        '{',
      ),
    )
    fc.assert(fc.property(anyText, (parts) => expect(readTuning(bytesOf(parts.join('')))).toBeDefined()))
    fc.assert(fc.property(fc.uint8Array(), (bytes) => expect(readTuning(bytes)).toBeDefined()))
    fc.assert(fc.property(fc.json(), (text) => expect(readTuning(bytesOf(text))).toBeDefined()))
  })
})

it('has a German sentence for each problem', () => {
  const { formats, problems, leftOut } = messages.studio.import
  // A code without a sentence does not compile.
  const sentences: [Record<Tuning['format'], string>, Record<TuningProblem['problem'], string>] = [
    formats,
    problems,
  ]
  const others: Record<Tuning['leftOut'][number]['what'], string> = leftOut
  for (const text of [...Object.values(sentences[1]), ...Object.values(others)])
    expect(text).toMatch(/\.$|“\.$/)
})
