import fc from 'fast-check'
import messages from '@/messages/de.json'
import { readTuning } from './read-tuning'
import { sampleFile } from './testing/tunings/read-sample'
import type { Tuning, TuningProblem } from './tuning/tuning'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** What a file or text is read as; fails where it cannot be. */
function tuningOf(file: Uint8Array | string): Tuning {
  const read = readTuning(typeof file === 'string' ? bytesOf(file) : file)
  if ('problem' in read) throw new Error(`${read.problem} ${JSON.stringify(read.values)}`)
  return read
}

/** Why a file or text cannot be read; nothing where it can. */
function problemOf(file: Uint8Array | string): Partial<TuningProblem> {
  const read = readTuning(typeof file === 'string' ? bytesOf(file) : file)
  return 'problem' in read ? read : {}
}

/** A filter's line with one part replaced. */
const peak = (part: Partial<Record<'fc' | 'gain' | 'q', string>>) =>
  `Filter 1: ON PK Fc ${part.fc ?? '100'} Hz Gain ${part.gain ?? '3'} dB Q ${part.q ?? '1'}`

describe('a configuration of Equalizer APO', () => {
  const tuning = tuningOf(sampleFile('config.txt'))

  it('gives its filters, with slopes, bandwidths and missing Qs in the shop’s terms, and the sum of its preamps', () => {
    expect(tuning).toMatchObject({ format: 'equalizerApo', isFitted: false, preamp: -5 })
    expect(tuning.filters).toEqual([
      { type: 'PK', fc: 50, gain: -3.5, q: 2.5 },
      { type: 'PK', fc: 240, gain: 2, q: 2.14 },
      { type: 'LSC', fc: 110, gain: 4, q: 0.67 },
      { type: 'HSC', fc: 8000, gain: -2.5, q: 0.5 },
      { type: 'HP', fc: 25, q: 0.71 },
      { type: 'LP', fc: 18_500, q: 0.6 },
      { type: 'PK', fc: 1000, gain: -1, q: 2 },
    ])
  })

  it('shows what the rounding has cost', () => {
    expect(tuning.deviation.max).toBeGreaterThan(0.01)
    expect(tuning.deviation.max).toBeLessThan(0.1)
    expect(tuning.deviation.rms).toBeLessThan(tuning.deviation.max)
  })

  it('names what it leaves out, and the lines', () => {
    expect(tuning.leftOut).toEqual([
      { what: 'selection', values: { line: 2, name: 'Device: High Definition Audio Device Kopfhoerer' } },
      { what: 'command', values: { line: 4, name: 'Include: gemeinsam.txt' } },
      { what: 'selection', values: { line: 14, name: 'Channel: R' } },
      { what: 'section', values: { line: 16, name: 'Channel: L' } },
      { what: 'command', values: { line: 19, name: 'Copy: L=R' } },
      { what: 'type', values: { line: 20, name: 'AP' } },
      { what: 'off', values: { count: 1 } },
    ])
  })

  it('is fitted where a filter is beyond the shop’s limits', () => {
    const tuning = tuningOf(
      'Filter: ON PK Fc 60 Hz Gain -4 dB Q 14\nFilter: ON LSC Fc 120 Hz Gain 18 dB Q 0.7',
    )
    expect(tuning.isFitted).toBe(true)
    expect(tuning.deviation.max).toBeLessThan(0.6)
  })

  it('is fitted to at most twelve filters where it has more', () => {
    const lines = Array.from({ length: 20 }, (_, index) =>
      peak({ fc: String(40 + 30 * index ** 2), gain: index % 2 ? '2' : '-3' }),
    )
    const { filters, isFitted, deviation } = tuningOf(lines.join('\n'))
    expect(isFitted).toBe(true)
    expect(filters.length).toBeLessThanOrEqual(12)
    expect(deviation.max).toBeLessThan(0.3)
  })

  it('is not fitted for filters of 0 dB that are too many', () => {
    const lines = Array.from({ length: 20 }, (_, index) => peak({ gain: index < 3 ? '2' : '0.0' }))
    expect(tuningOf(lines.join('\n'))).toMatchObject({ isFitted: false, filters: { length: 3 } })
  })

  it('is fitted with its curve and its filters together, levelled, since the curve contains a preamp', () => {
    const tuning = tuningOf(`GraphicEQ: 20 -6; 1000 -6; 2000 -3; 20000 -3\n${peak({})}`)
    expect(tuning).toMatchObject({ format: 'equalizerApo', isFitted: true })
    expect(tuning.deviation.max).toBeLessThan(0.3)
  })

  it('is fitted where it cuts a notch, whose depth no filter reaches', () => {
    const tuning = tuningOf('Filter 1: ON NO Fc 1000 Hz')
    expect(tuning.isFitted).toBe(true)
    expect(tuning.deviation.max).toBeGreaterThan(5)
    expect(tuning.deviation.at).toBeGreaterThan(900)
    expect(tuning.deviation.at).toBeLessThan(1100)
  })
})

describe('a file of AutoEq', () => {
  it('is taken over as it is', () => {
    const tuning = tuningOf(sampleFile('ParametricEQ.txt'))
    expect(tuning).toMatchObject({ format: 'autoEq', preamp: -5.8, isFitted: false, leftOut: [] })
    expect(tuning.filters).toHaveLength(10)
    expect(tuning.filters[0]).toEqual({ type: 'LSC', fc: 105, gain: 5.4, q: 0.7 })
    expect(tuning.filters[9]).toEqual({ type: 'HSC', fc: 10_000, gain: -3.1, q: 0.7 })
    expect(tuning.deviation).toMatchObject({ rms: 0, max: 0 })
  })
})

describe('a preset of EasyEffects', () => {
  const tuning = tuningOf(sampleFile('easyeffects.json'))

  it('gives the bands of the left channel as filters of the cookbook', () => {
    expect(tuning).toMatchObject({ format: 'easyEffects', preamp: -4.5, isFitted: false })
    expect(tuning.filters).toEqual([
      { type: 'LSC', fc: 90, gain: 4, q: 0.7 },
      { type: 'PK', fc: 1200, gain: -3, q: 1.85 },
      { type: 'HSC', fc: 9000, gain: -2, q: 0.7 },
      { type: 'HSC', fc: 9000, gain: -2, q: 0.7 },
      { type: 'HP', fc: 30, q: 0.71 },
    ])
  })

  it('names what it leaves out', () => {
    expect(tuning.leftOut).toEqual([
      { what: 'plugin', values: { name: 'bass_enhancer#0' } },
      { what: 'band', values: { band: 6, name: 'Bell, LRX (MT), x1' } },
      { what: 'right', values: {} },
      { what: 'plugin', values: { name: 'limiter#0' } },
      { what: 'off', values: { count: 1 } },
    ])
  })

  it('is also read with the name of an older version, and only those of its bands that play alone', () => {
    const band = (frequency: number, solo: boolean) => ({ frequency, gain: 1, q: 1, solo, mode: 'APO (DR)' })
    const left = { band0: band(100, false), band1: band(200, true) }
    const preset = { output: { equalizer: { left, right: left } } }
    expect(tuningOf(JSON.stringify(preset)).filters).toEqual([{ type: 'PK', fc: 200, gain: 1, q: 1 }])
  })
})

describe('a curve for Wavelet', () => {
  it('is fitted, whatever its points', () => {
    const tuning = tuningOf(sampleFile('graphic-eq-iso.txt'))
    expect(tuning).toMatchObject({ format: 'graphicEq', isFitted: true })
    expect(tuning.deviation.max).toBeLessThan(0.5)
  })

  it('means its shape, not its level', () => {
    const curve = (level: number) => `GraphicEQ: 20 ${level}; 500 ${level}; 2000 ${level + 4}; 20000 ${level}`
    expect(tuningOf(curve(-9)).filters).toEqual(tuningOf(curve(0)).filters)
  })

  it('may have decimal commas', () => {
    expect(tuningOf('GraphicEQ: 20 1,5; 200 -1,5').filters).toEqual(
      tuningOf('GraphicEQ: 20 1.5; 200 -1.5').filters,
    )
  })
})

describe('filter settings of REW', () => {
  it('are read in German, with decimal commas and points between thousands', () => {
    const tuning = tuningOf(sampleFile('rew-german.txt'))
    expect(tuning).toMatchObject({ format: 'rew', isFitted: false })
    expect(tuning.filters).toEqual([
      { type: 'PK', fc: 64, gain: -10, q: 4 },
      { type: 'PK', fc: 1250, gain: 2.5, q: 1.41 },
      { type: 'PK', fc: 42, gain: -6, q: 8.12 },
      { type: 'LSC', fc: 120, gain: 3, q: 0.71 },
      { type: 'HSC', fc: 8497, gain: -2, q: 0.71 },
    ])
    expect(tuning.leftOut).toEqual([{ what: 'off', values: { count: 1 } }])
  })

  it('are read with bandwidths, as for a Behringer FBQ2496', () => {
    expect(tuningOf(sampleFile('rew-fbq2496.txt'))).toMatchObject({
      format: 'rew',
      filters: [
        { type: 'PK', fc: 41, gain: -7, q: 5.76 },
        { type: 'PK', fc: 78, gain: 3, q: 2.87 },
      ],
    })
  })
})

describe('how a file is written', () => {
  const text = new TextDecoder().decode(sampleFile('rew-german.txt'))
  const expected = tuningOf(text)
  const words = Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0))
  const littleEndian = new Uint8Array(words.buffer)
  const bigEndian = littleEndian.map((_, index) => littleEndian[index ^ 1] ?? 0)

  it.each<[string, Uint8Array]>([
    ['with the line ends of Windows', bytesOf(text.replaceAll('\n', '\r\n'))],
    ['with those of old Macs', bytesOf(text.replaceAll('\n', '\r'))],
    ['with a byte order mark', bytesOf(`\ufeff${text}`)],
    ['in UTF-16, little end first', littleEndian],
    ['in UTF-16, big end first', bigEndian],
    ['with tabs', bytesOf(text.replaceAll('  ', '\t'))],
    [
      'with spaces between thousands that do not break',
      bytesOf(text.replaceAll(/(\d)\.(\d{3}) /g, '$1\u00a0$2 ')),
    ],
    ['in the code page of Windows', Uint8Array.from([...bytesOf(text), 10, 0xdc, 0x62, 0x65, 0x72])],
  ])('makes no difference: %s', (_, bytes) => expect(readTuning(bytes)).toEqual(expected))
})

describe('a file that cannot be taken over', () => {
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
    ['5 MB', `${peak({})}\n`.repeat(120_000), { problem: 'too_large', values: {} }],
    ['a letter', 'Guten Tag, hier ist: nichts.', { problem: 'unknown', values: {} }],
    ['all off', 'Filter 1: OFF PK Fc 100 Hz Gain 3 dB Q 1', { problem: 'no_filters', values: {} }],
    ['a flat curve', 'GraphicEQ: 20 -3; 20000 -3', { problem: 'no_filters', values: {} }],
    ['too many', `${peak({})}\n`.repeat(1001), { problem: 'too_many_filters', values: {} }],
    ['half a preset', '{"output":', { problem: 'bad_json', values: {} }],
    ['other JSON', '{"output":{"limiter#0":{}}}', { problem: 'no_equalizer', values: {} }],
    ['a list', '[1]', { problem: 'unknown', values: {} }],
    ['a band without values', json({}), { problem: 'bad_band', values: { band: 0 } }],
    ['a band at 0 Hz', json({ frequency: 0, gain: 1, q: 1 }), { problem: 'bad_band', values: { band: 0 } }],
    ['a band of 99 dB', json({ frequency: 9, gain: 99, q: 1 }), { problem: 'bad_band', values: { band: 0 } }],
    ['no number', `\n${peak({ gain: 'NaN' })}`, { problem: 'bad_number', values: { line: 2 } }],
    ['no end', peak({ fc: 'Infinity' }), { problem: 'bad_number', values: { line: 1 } }],
    ['too large a number', peak({ q: '1e999' }), { problem: 'bad_number', values: { line: 1 } }],
    ['a preamp in words', `Preamp: laut\n${peak({})}`, { problem: 'bad_number', values: { line: 1 } }],
    ['three in a point', 'GraphicEQ: 20 1 2; 30 1', { problem: 'bad_number', values: { line: 1 } }],
    ['0 Hz', peak({ fc: '0' }), { problem: 'bad_frequency', values: { line: 1 } }],
    ['what nobody can play', peak({ fc: '96000' }), { problem: 'bad_frequency', values: { line: 1 } }],
    [
      'a corner beyond that',
      'Filter: ON LS 6dB Fc 20000 Hz Gain 20 dB',
      { problem: 'bad_frequency', values: { line: 1 } },
    ],
    ['a billion dB', peak({ gain: '1e9' }), { problem: 'bad_gain', values: { line: 1 } }],
    ['a negative Q', peak({ q: '-1' }), { problem: 'bad_quality', values: { line: 1 } }],
    [
      'a slope that cannot be',
      'Filter: ON LSC 90 dB Fc 100 Hz Gain 20 dB',
      { problem: 'bad_quality', values: { line: 1 } },
    ],
    ['no frequency', 'Filter 1: ON PK Gain 3 dB Q 1', { problem: 'bad_line', values: { line: 1 } }],
    ['no gain', 'Filter 1: ON LSC Fc 100 Hz Q 1', { problem: 'bad_line', values: { line: 1 } }],
    ['no Q', 'Filter 1: ON PK Fc 100 Hz Gain 3 dB', { problem: 'bad_line', values: { line: 1 } }],
    ['neither on nor off', 'Filter 1: PK Fc 100 Hz', { problem: 'bad_line', values: { line: 1 } }],
    ['all in one line', `${peak({})} `.repeat(20_000), { problem: 'bad_line', values: { line: 1 } }],
    ['two in one line', `${peak({})} ${peak({})}`, { problem: 'bad_line', values: { line: 1 } }],
    [
      'a megabyte of blanks',
      `Filter 1:${' '.repeat(1_000_000)}x`,
      { problem: 'bad_line', values: { line: 1 } },
    ],
  ])('says why: %s', (_, file, problem) => expect(problemOf(file)).toEqual(problem))

  it('takes a number of a filter for no number at all, however large', () => {
    expect(tuningOf(peak({}).replace('1:', '1000000000:')).filters).toHaveLength(1)
  })

  it('names the first twenty things that are left out, and counts the rest', () => {
    const { leftOut } = tuningOf(`${'Include: a.txt\n'.repeat(5000)}${peak({})}`)
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

it('has a German sentence for whatever it says', () => {
  const { formats, problems, leftOut } = messages.studio.import
  // These satisfy the types: a code without a sentence does not compile.
  const sentences: [Record<Tuning['format'], string>, Record<TuningProblem['problem'], string>] = [
    formats,
    problems,
  ]
  const others: Record<Tuning['leftOut'][number]['what'], string> = leftOut
  for (const text of [...Object.values(sentences[1]), ...Object.values(others)])
    expect(text).toMatch(/\.$|“\.$/)
})
