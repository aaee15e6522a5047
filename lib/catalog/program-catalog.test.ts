import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { converter } from 'culori'
import { paletteOf } from '@/lib/audio/palette'
import messages from '@/messages/de.json'
import { programCatalog, programVersions } from './program-catalog'
import { presetSchema, type Preset } from './schema'
import { CLAIMS } from './editing/doubts-about'

const { findPreset, games, presets } = programCatalog

const inOklch = converter('oklch')
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
