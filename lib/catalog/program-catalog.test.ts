import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { converter } from 'culori'
import { preampOf } from '@/lib/audio/preamp'
import { worldOf } from '@/lib/audio/world'
import messages from '@/messages/de.json'
import { programCatalog } from './program-catalog'

const { findPreset, games, presets } = programCatalog

describe('the program’s catalogue', () => {
  it('sells every preset that has a file, and the file is named after its slug', () => {
    const files = readdirSync(join(__dirname, 'presets')).map((file) => file.replace(/\.ts$/, ''))
    expect(presets.map(({ id }) => id).sort()).toEqual(files.sort())
    expect(presets).toHaveLength(10)
  })

  it('has a game and a name of its own for each', () => {
    expect(games).toHaveLength(presets.length)
    expect(new Set(presets.map(({ name }) => name)).size).toBe(presets.length)
  })

  it.each(presets.map((preset) => [preset.id, preset] as const))(
    '%s is found, priced and not too quiet',
    (id, preset) => {
      expect(findPreset(id)).toBe(preset)
      expect(preset.price).toBeGreaterThanOrEqual(390)
      expect(preset.price).toBeLessThanOrEqual(990)
      expect(preampOf(preset.filters)).toBeGreaterThanOrEqual(-10)
    },
  )

  it('puts no two presets side by side whose grounds are within 40° of hue', () => {
    const hueOf = converter('oklch')
    const hues = presets.map(({ filters }) => hueOf(worldOf(filters).ground)?.h ?? NaN)
    const apart = hues
      .slice(1)
      .map((hue, index) => Math.abs(((hue - (hues[index] ?? NaN) + 540) % 360) - 180))
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(40)
  })

  it('says what each preset costs the ear, and promises no victory', () => {
    for (const { description } of presets) {
      expect(description).toMatch(/Der Preis dafür: /)
      expect(description).not.toMatch(/unfair|ban|garantier|gewinnst|unschlagbar|pro-?gamer/i)
    }
  })

  it('writes frequencies and levels one way: 80 Hz, 2,4 kHz, 3 dB, never parted at the end of a line', () => {
    const written = JSON.stringify([presets, messages])
    expect(written).toMatch(/[0-9]\u00a0kHz/)
    expect(written).not.toMatch(/[0-9] ?(?:k?Hz|dB)\b/)
    expect(written).not.toMatch(/[0-9]{4,}\u00a0Hz|[0-9]\.[0-9]+\u00a0k?Hz|,0\u00a0k?Hz/)
  })

  it('has a German name for every spatial layer', () => {
    for (const { spatial } of presets) expect(messages.catalog.spatial[spatial]).toBeTruthy()
  })
})
