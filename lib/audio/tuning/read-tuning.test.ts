import { hasGain } from '../filter'
import { preampOf } from '../preamp'
import { readTuning } from './read-tuning'
import { responseOf } from '../response'
import { bytesOf, peakLine, sampleFile, tuningOf } from '../testing/tunings/read-sample'

describe('a configuration of Equalizer APO', () => {
  const tuning = tuningOf(sampleFile('config.txt'))

  it('gives its filters, with slopes, bandwidths and missing Qs converted, and the sum of its preamps', () => {
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

  it('reports the deviation caused by rounding', () => {
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
      { what: 'type', values: { line: 20, name: 'AP, Allpass' } },
      { what: 'off', values: { count: 1 } },
    ])
  })

  it.each([
    'Filter 2: On PK Fc 200 Hz Gain 3 dB Q 1',
    'filter 2: ON PK Fc 200 Hz Gain 3 dB Q 1',
    'Filter 2: ON pk Fc 200 Hz Gain 3 dB Q 1',
    'Filter 2: ON PK fc 200 Hz Gain 3 dB Q 1',
    'Filter 2: ON PK Fc 200 hz Gain 3 dB Q 1',
  ])('is read without lines that Equalizer APO passes over for their capitals: %s', (line) => {
    const { filters, leftOut } = tuningOf(`${peakLine()}\n${line}`)
    expect(filters).toHaveLength(1)
    expect(leftOut).toEqual([{ what: 'case', values: { line: 2, name: line } }])
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
      peakLine({ fc: String(40 + 30 * index ** 2), gain: index % 2 ? '2' : '-3' }),
    )
    const { filters, isFitted, deviation } = tuningOf(lines.join('\n'))
    expect(isFitted).toBe(true)
    expect(filters.length).toBeLessThanOrEqual(12)
    expect(deviation.max).toBeLessThan(0.3)
  })

  it('is not fitted for filters of 0 dB that are too many', () => {
    const lines = Array.from({ length: 20 }, (_, index) => peakLine({ gain: index < 3 ? '2' : '0.0' }))
    expect(tuningOf(lines.join('\n'))).toMatchObject({ isFitted: false, filters: { length: 3 } })
  })

  it('is fitted where it has curves and filters', () => {
    const tuning = tuningOf(`GraphicEQ: 20 -6; 1000 -6; 2000 -3; 20000 -3\n${peakLine()}`)
    expect(tuning).toMatchObject({ format: 'equalizerApo', isFitted: true })
    expect(tuning.deviation.max).toBeLessThan(0.3)
  })

  it('is fitted where it has a notch, whose depth no filter reaches', () => {
    const tuning = tuningOf('Filter 1: ON NO Fc 1000 Hz')
    expect(tuning.isFitted).toBe(true)
    expect(tuning.deviation.max).toBeGreaterThan(5)
    expect(tuning.deviation.at).toBeGreaterThan(900)
    expect(tuning.deviation.at).toBeLessThan(1100)
  })
})

describe('a file of AutoEq', () => {
  it('is read unchanged', () => {
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

  it('is also read under an older version’s name, with only the bands that play while others are soloed', () => {
    const band = (frequency: number, solo: boolean) => ({ frequency, gain: 1, q: 1, solo, mode: 'APO (DR)' })
    const left = { band0: band(100, false), band1: band(200, true) }
    const preset = { output: { equalizer: { left, right: left } } }
    expect(tuningOf(JSON.stringify(preset)).filters).toEqual([{ type: 'PK', fc: 200, gain: 1, q: 1 }])
  })
})

describe('a preset of PulseEffects', () => {
  it('is read although its numbers are text, without effects that are off', () => {
    const band = (fields: object) => ({
      type: 'Bell',
      mode: 'APO (DR)',
      slope: 'x1',
      solo: 'false',
      ...fields,
    })
    const left = {
      band0: band({ mute: 'false', frequency: '105.0', gain: '-2.4', q: '0.70' }),
      band1: band({ mute: 'true', frequency: '900', gain: '3', q: '1' }),
    }
    const equalizer = { state: 'true', 'num-bands': '2', 'input-gain': '-5.5', 'output-gain': '0', left }
    const spectrum = { state: 'false' }
    const output = {
      equalizer: { ...equalizer, right: left },
      crystalizer: spectrum,
      limiter: { state: 'true' },
    }
    expect(tuningOf(JSON.stringify({ spectrum, output }))).toMatchObject({
      format: 'easyEffects',
      preamp: -5.5,
      isFitted: false,
      filters: [{ type: 'PK', fc: 105, gain: -2.4, q: 0.7 }],
      leftOut: [
        { what: 'plugin', values: { name: 'limiter' } },
        { what: 'off', values: { count: 1 } },
      ],
    })
  })
})

describe('a curve for Wavelet', () => {
  it('is fitted, whatever its points', () => {
    const tuning = tuningOf(sampleFile('graphic-eq-iso.txt'))
    expect(tuning).toMatchObject({ format: 'graphicEq', isFitted: true })
    expect(tuning.deviation.max).toBeLessThan(0.5)
  })

  it('keeps its shape, not its level', () => {
    const curve = (level: number) => `GraphicEQ: 20 ${level}; 500 ${level}; 2000 ${level + 4}; 20000 ${level}`
    expect(tuningOf(curve(-9)).filters).toEqual(tuningOf(curve(0)).filters)
  })

  it('is as loud as in its own program, without large filters that cancel each other', () => {
    // The shape of AutoEq's curve for an AKG K371: most of it lies 6 dB below its only peak.
    const curve =
      'GraphicEQ: 20 -9; 60 -6; 70 -6; 200 -8; 500 -6; 1000 -7; 2000 -5; 3100 -5; 4060 0; 5300 -6; 7400 -6; 10500 -3; 14000 -4; 20000 -7'
    const { filters, deviation } = tuningOf(curve)
    const heard = (frequency: number) => responseOf(filters)(frequency) + preampOf(filters)
    for (const [frequency, gain] of [
      [200, -8],
      [1000, -7],
      [4060, 0],
      [10_500, -3],
    ] as const)
      // The preamp leaves headroom for other sample rates, too.
      expect(Math.abs(heard(frequency) - gain)).toBeLessThan(1.2)
    expect(deviation.max).toBeLessThan(0.5)
    for (const filter of filters) if (hasGain(filter)) expect(Math.abs(filter.gain)).toBeLessThan(13)
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

describe('encodings', () => {
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

describe('details of a file', () => {
  const good = peakLine()
  it.each<[string, string, number?]>([
    ['a unit is missing', 'Filter 1: ON PK Fc 100 Gain 3 Q 1'],
    ['a comment follows', `${good} # Bass`],
    ['a semicolon follows', `${good};`],
    ['a true minus', good.replace('Gain 3', 'Gain \u22123'), -3],
    ['an en dash', good.replace('Gain 3', 'Gain \u20133'), -3],
    ['marks without a width', good.replace('Fc', '\u200bFc\u200e')],
    ['full-width digits', good.replace('100', '\uff11\uff10\uff10')],
    ['the end of a file of old', `${good}\n\u001a`],
    ['a lost letter', `# Kopfh\ufffdrer, ganz ohne Filter\n${good}`],
    ['PA of REW', good.replace('PK', 'PA')],
  ])('makes no difference: %s', (_, text, gain = 3) => {
    const tuning = tuningOf(text)
    expect(tuning.filters).toEqual([{ type: 'PK', fc: 100, gain, q: 1 }])
    expect(tuning.leftOut).toEqual([])
  })

  it.each([
    ['bad_number', 'Preamp: laut'],
    ['bad_line', 'Filter 2: ON PK Gain 3 dB Q 1'],
    ['bad_frequency', peakLine({ fc: '30000', gain: '0' })],
    ['bad_quality', peakLine({ q: '-1' })],
    ['bad_shelf', 'Filter: ON LS 6dB Fc 20000 Hz Gain 20 dB'],
  ])('is left out by name, and the others are read: %s', (what, line) => {
    const tuning = tuningOf(`${good}\n${line}`)
    expect(tuning.filters).toHaveLength(1)
    expect(tuning.leftOut).toEqual([{ what, values: { line: 2 } }])
  })

  it('takes no point as a thousands separator where that is impossible for one of its frequencies', () => {
    const { filters } = tuningOf(`${peakLine({ fc: '20.000' })}\n${peakLine({ fc: '105.000' })}`)
    expect(filters.map(({ fc }) => fc)).toEqual([20, 105])
    expect(tuningOf(peakLine({ fc: '20.000' })).filters[0]?.fc).toBe(20_000)
  })

  it('reads shelves with a Q as Squiglink, Moondrop, Walkplay and Peace write them', () => {
    const text =
      'Filter 1: ON LSQ Fc 105 Hz Gain 5.4 dB Q 0.70\nFilter 2: ON HSQ Fc 9000 Hz Gain -3 dB Q 0.70'
    expect(tuningOf(text)).toMatchObject({
      leftOut: [],
      filters: [
        { type: 'LSC', fc: 105, gain: 5.4, q: 0.7 },
        { type: 'HSC', fc: 9000, gain: -3, q: 0.7 },
      ],
    })
  })

  it('reads a curve of JamesDSP, which begins at 0 Hz', () => {
    expect(tuningOf('GraphicEQ: 0.0 0.0; 100 3; 1000 0').filters).toEqual(
      tuningOf('GraphicEQ: 100 3; 1000 0').filters,
    )
  })

  it('skips a point that cannot be read, and reports it', () => {
    const { filters, leftOut } = tuningOf('GraphicEQ: 20 0; 100 4; 300 O.5; 1000 0; 20000 0')
    expect(filters).toEqual(tuningOf('GraphicEQ: 20 0; 100 4; 1000 0; 20000 0').filters)
    expect(leftOut).toEqual([{ what: 'point', values: { line: 1, name: '300 O.5' } }])
  })
})

describe('a configuration that Peace saved', () => {
  const PEACE = `[Speakers]
SpeakerId0=0
SpeakerName0=All
[Frequencies]
Frequency1=105
Frequency2=1400
Frequency3=3100
Frequency4=10000
[Gains]
Gain1=6.6
Gain2=-1,1
Gain4=-3
[Qualities]
Quality1=0.7
Quality2=3
Quality3=1.41
Quality4=0.7
[Filters]
Filter1=14
Filter4=15
[General]
Description=Büro: leise
PreAmp=-6.5
[Frequencies1]
Frequency1=10
[Qualities1]
Quality1=1.41
`

  it('gives its filters and its preamp; a band without a gain does nothing', () => {
    expect(tuningOf(PEACE.replaceAll('\n', '\r\n'))).toMatchObject({
      format: 'peace',
      preamp: -6.5,
      isFitted: false,
      leftOut: [],
      filters: [
        { type: 'LSC', fc: 105, gain: 6.6, q: 0.7 },
        { type: 'PK', fc: 1400, gain: -1.1, q: 3 },
        { type: 'HSC', fc: 10_000, gain: -3, q: 0.7 },
      ],
    })
  })

  it.each([
    [
      'a shape that is not known',
      'Filter4=15',
      'Filter4=4',
      { what: 'band', values: { band: '4', name: '4' } },
    ],
    [
      'what holds for one channel',
      'Quality1=1.41\n',
      '[Gains1]\nGain1=2\n',
      { what: 'channels', values: {} },
    ],
    ['a broken gain', 'Gain4=-3', 'Gain4=viel', { what: 'bad_number', values: { line: 12 } }],
    ['a frequency of no sound', '=10000', '=96000', { what: 'bad_frequency', values: { line: 8 } }],
    ['a missing Q', 'Quality4=0.7', '', { what: 'bad_quality', values: { line: 8 } }],
  ])('names %s, and takes over the others', (_, from, to, leftOut) => {
    const read = tuningOf(PEACE.replace(new RegExp(`${from}(?![^]*${from})`), to))
    expect(read.leftOut).toEqual([leftOut])
    expect(read.filters[0]).toEqual({ type: 'LSC', fc: 105, gain: 6.6, q: 0.7 })
  })

  it('reports that none of its shapes is supported', () => {
    const text = '[Frequencies]\nFrequency1=100\n[Gains]\nGain1=3\n[Filters]\nFilter1=9\n'
    expect(readTuning(bytesOf(text))).toEqual({ problem: 'other_shapes', values: { name: '„9“' } })
  })
})
