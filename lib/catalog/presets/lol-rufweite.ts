import type { Preset } from '../schema'

/**
 * Listens for pings and calls outside of the picture, at 1.5 and 2.7 kHz, for hours. They are lifted; everything above
 * 5 kHz is lowered, since effects tire there, and so are bass and mud. Costs sparkle, and the music is slimmer.
 */
export const lolRufweite: Preset = {
  id: 'lol-rufweite',
  name: 'Rufweite',
  game: 'League of Legends',
  aliases: ['lol', 'league', 'moba'],
  tagline: 'Pings und Fähigkeiten deutlich, lange Abende angenehm.',
  description:
    'Hier gibt es keine Schritte zu orten; es geht um Pings, Ansagen und den Klang von Fähigkeiten außerhalb des Bildes. Die liegen um 1,5 und 2,7 kHz und werden um bis zu 4,5 dB gehoben, Bass unter 120 Hz und Mulm um 320 Hz gehen um 3 bis 4 dB zurück. Über 5 kHz wird das Glitzern der Effekte um bis zu 3 dB leiser, damit zwei Stunden nicht anstrengen. Der Preis dafür: Die Musik klingt schlanker und weniger brillant.',
  price: 390,
  filters: [
    { type: 'LSC', fc: 120, gain: -4, q: 0.7 }, // music
    { type: 'PK', fc: 320, gain: -3.5, q: 0.8 }, // mud
    { type: 'PK', fc: 1500, gain: 3.4, q: 0.9 }, // pings
    { type: 'PK', fc: 2700, gain: 3.2, q: 1.1 }, // calls and abilities
    { type: 'HSC', fc: 5000, gain: -3.2, q: 0.7 }, // sparkle of effects
  ],
  spatial: 'none',
  headset: 'Headsets und Kopfhörer jeder Bauart, auch In-Ears.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
