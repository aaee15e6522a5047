import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { converter } from 'culori'
import { paletteOf } from '@/lib/audio/palette'
import { levelsAt } from '@/lib/audio/response'
import messages from '@/messages/de.json'
import { programCatalog, programVersions } from './program-catalog'
import { presetSchema, type Preset } from './schema'
import { CLAIMS } from './editing/doubts-about'

const { findPreset, games, presets } = programCatalog

const inOklch = converter('oklch')
/** Hz and dB that descriptions tell, with their words. */
const TOLD: [id: string, words: string, hertz: [number, number], decibels: [number, number]][] = [
  ['cs2-schrittklar', '500 Hz; dort wird um 1 bis 2 dB', [400, 1000], [1, 2]],
  ['cs2-schrittklar', 'unter 150 Hz weicht um 3 bis 13 dB', [30, 150], [-13, -3]],
  ['cs2-schrittklar', '2,5 kHz um 3 dB', [2500, 2500], [-3, -3]],
  ['cs2-schrittklar', '8 kHz um 2 bis 3 dB', [8000, 12_000], [-3, -2]],
  ['valorant-winkelzug', 'unter 150 Hz um 5 bis 12 dB', [30, 150], [-12, -5]],
  ['valorant-winkelzug', '2,5 kHz um 5 dB', [2500, 2500], [-5, -5]],
  ['valorant-winkelzug', '6 kHz um 3 bis 5 dB', [6000, 16_000], [-5, -3]],
  ['fortnite-truhenklang', '700 Hz und 4 kHz: Dort wird sehr breit um 2 bis 5 dB', [700, 4000], [2, 5]],
  ['fortnite-truhenklang', 'unter 300 Hz gehen um 1,5 bis 4 dB', [30, 300], [-4, -1.5]],
  ['warzone-trittsiegel', '700 Hz und 2,5 kHz; dort wird breit um 1,5 bis 4 dB', [700, 2500], [1.5, 4]],
  ['warzone-trittsiegel', 'unter 300 Hz werden um 2,5 bis 5 dB', [30, 300], [-5, -2.5]],
  ['apex-flankenwacht', '700 Hz und 2,5 kHz; dort wird breit um 1,5 bis 4 dB', [700, 2500], [1.5, 4]],
  ['apex-flankenwacht', 'unter 300 Hz werden um 2,5 bis 5 dB', [30, 300], [-5, -2.5]],
  ['siege-wandhorcher', '250 Hz und 1 kHz; dort wird breit um 1 bis 3,5 dB', [250, 1000], [1, 3.5]],
  ['siege-wandhorcher', 'unter 125 Hz werden um 5 bis 11 dB', [30, 125], [-11, -5]],
  ['overwatch-klarsignal', 'unter 150 Hz; dort wird es um 3 bis 10 dB', [30, 150], [-10, -3]],
  ['overwatch-klarsignal', '250 Hz und 1 kHz und werden breit um 1 bis 4 dB', [250, 1000], [1, 4]],
  ['lol-rufweite', '1,2 und 4 kHz und werden breit um 1,5 bis 4,5 dB', [1200, 4000], [1.5, 4.5]],
  ['lol-rufweite', '600 Hz geht um 5 bis 6 dB', [500, 700], [-6, -5]],
  ['lol-rufweite', 'unter 350 Hz um 1 bis 2,5 dB', [30, 350], [-2.5, -1]],
  ['tarkov-stille-sohle', '1 und 6 kHz, breit um 1 bis 3,5 dB', [1000, 6000], [1, 3.5]],
  ['tarkov-stille-sohle', 'unter 400 Hz sinken um 3 bis 7 dB', [30, 400], [-7, -3]],
  ['pubg-feldpeiler', '1 kHz und wird breit um 1,5 bis 4 dB', [600, 1500], [1.5, 4]],
  ['pubg-feldpeiler', 'unter 200 Hz verlieren 2 bis 11 dB', [30, 200], [-11, -2]],
  ['witcher-lagerfeuer', '250 Hz und 1 kHz um 0,5 bis 2,5 dB', [250, 1000], [0.5, 2.5]],
  ['witcher-lagerfeuer', '5 kHz gibt um 2 dB nach', [5000, 5000], [-2, -2]],
  ['witcher-lagerfeuer', 'unter 150 Hz um 3,5 bis 9 dB', [30, 150], [-9, -3.5]],
  ['beat-saber-taktgeber', 'unter 100 Hz mit 3 dB', [30, 100], [3, 3]],
  ['beat-saber-taktgeber', '2,5 kHz mit 2,5 bis 3,5 dB', [2500, 16_000], [2.5, 3.5]],
  ['beat-saber-taktgeber', '250 Hz bis 1,2 kHz Platz, 2 bis 3,5 dB tief', [250, 1200], [-3.5, -2]],
  ['re4-dielenknarren', '250 Hz und 1 kHz und rücken dort um 1 bis 3 dB', [250, 1000], [1, 3]],
  ['re4-dielenknarren', 'unter 150 Hz weichen um 3,5 bis 10 dB', [30, 150], [-10, -3.5]],
  ['re4-dielenknarren', '4 kHz um 1,5 bis 2 dB', [4000, 16_000], [-2, -1.5]],
  ['acc-kurvengrip', 'unter 400 Hz um 2 bis 5,5 dB', [30, 400], [-5.5, -2]],
  ['acc-kurvengrip', '5 kHz um bis zu 2,5 dB', [5000, 16_000], [-2.5, 0]],
  ['acc-kurvengrip', '1 und 2,5 kHz um 1,5 bis 3 dB', [1000, 2500], [1.5, 3]],
]

const hueOf = ({ filters }: Preset) => inOklch(paletteOf(filters).ground)?.h ?? NaN

describe('the program’s catalogue', () => {
  it('sells every preset that has a file, and the file is named after its slug', () => {
    const files = readdirSync(join(__dirname, 'presets')).map((file) => file.replace(/\.ts$/, ''))
    expect(presets.map(({ id }) => id).sort()).toEqual(files.sort())
    expect(presets).toHaveLength(14)
  })

  it('has a game and a unique name for each preset', () => {
    expect(games).toHaveLength(presets.length)
    expect(new Set(presets.map(({ name }) => name)).size).toBe(presets.length)
  })

  it.each(presets.map((preset) => [preset.id, preset] as const))('%s is found and priced', (id, preset) => {
    expect(findPreset(id)).toBe(preset)
    expect(preset.price).toBeGreaterThanOrEqual(390)
    expect(preset.price).toBeLessThanOrEqual(990)
  })

  it('has background hues at least 40° apart for neighbouring presets', () => {
    const hues = presets.map(hueOf)
    const apart = hues
      .slice(1)
      .map((hue, index) => Math.abs(((hue - (hues[index] ?? NaN) + 540) % 360) - 180))
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(40)
  })

  it('begins with the shooters that are played most', () => {
    expect(presets.slice(0, 5).map(({ game }) => game)).toEqual([
      ...['Counter-Strike 2', 'Valorant', 'Fortnite', 'Call of Duty: Warzone', 'Apex Legends'],
    ])
  })

  it.each(presets.map((preset) => [preset.id, preset] as const))(
    '%s has every version from the first, which tell the same of what they have changed',
    (id, { version, changes }) => {
      const versions = programVersions.filter((preset) => preset.id === id)
      expect(versions.map((preset) => preset.version).sort()).toEqual(
        Array.from({ length: version }, (_, index) => index + 1),
      )
      for (const preset of versions) {
        expect(presetSchema.parse(preset)).toEqual(preset)
        expect(changes.filter((change) => change.version <= preset.version)).toEqual(preset.changes)
      }
    },
  )

  it('describes each preset’s effect in figures and its drawback in words, without promising victory', () => {
    for (const { description } of presets) {
      expect(description).toMatch(/Der Preis dafür: (?:\S+ ){4}/)
      expect(description.match(/[0-9]\u00a0(?:k?Hz|dB)/g)?.length).toBeGreaterThanOrEqual(4)
      expect(description).not.toMatch(CLAIMS)
    }
  })

  it.each(TOLD)('%s does what its description tells: %s', (id, words, [from, to], [least, most]) => {
    const { description = '', filters = [] } = findPreset(id) ?? {}
    expect(description.replaceAll('\u00a0', ' ')).toContain(words)
    const hertz = Array.from({ length: 25 }, (_, step) => from * (to / from) ** (step / 24))
    const levels = levelsAt(hertz)
    const curve = hertz.map((_, step) =>
      filters.reduce((sum, filter) => sum + (levels(filter)[step] ?? 0), 0),
    )
    expect(Math.abs(Math.min(...curve) - least)).toBeLessThan(0.7)
    expect(Math.abs(Math.max(...curve) - most)).toBeLessThan(0.7)
  })

  it('tells of each stretch of frequencies what it does', () => {
    for (const { id, description } of presets) {
      const told = TOLD.filter(([preset]) => preset === id).map(
        ([, words]) => words.match(/dB/g)?.length ?? 0,
      )
      expect([id, description.match(/dB/g)?.length]).toEqual([
        id,
        told.reduce((sum, count) => sum + count, 0),
      ])
    }
  })

  it('writes frequencies and levels consistently, with non-breaking spaces: 80 Hz, 2,4 kHz, 3 dB', () => {
    const written = JSON.stringify([presets, messages])
    const found = (pattern: RegExp) => [...written.matchAll(pattern)].map(([text]) => text)
    expect(found(/[0-9]\u00a0kHz/g)).not.toEqual([])
    expect(found(/.{0,30}[0-9] ?(?:k?Hz|dB)\b/g)).toEqual([])
    expect(found(/[0-9]{4,}\u00a0Hz|[0-9]\.[0-9]+\u00a0k?Hz|,0\u00a0k?Hz/g)).toEqual([])
  })

  it('has a German name for every spatial layer', () => {
    for (const { spatial } of presets) expect(messages.catalog.spatial[spatial]).toBeTruthy()
  })
})
