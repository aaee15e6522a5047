import type { Preset } from '../schema'

/**
 * Listens for pings and abilities outside of the picture, from 1.4 to 3.2 kHz, for hours. They are lifted; music and blows below 500 Hz are lowered, and
 * so is everything above 4.5 kHz, since effects tire there. Costs the music, which turns thin and dull.
 */
export const lolRufweite: Preset = {
  id: 'lol-rufweite',
  name: 'Rufweite',
  game: 'League of Legends',
  aliases: ['lol', 'league', 'moba'],
  tagline: 'Pings und Fähigkeiten deutlich, lange Abende angenehm.',
  description:
    'Hier gibt es keine Schritte zu orten; es geht um Pings und den Klang von Fähigkeiten außerhalb des Bildes. Die liegen zwischen 1,4 und 3,2 kHz und werden um bis zu 6 dB gehoben. Musik und Treffer unter 500 Hz gehen um 7 bis 10 dB zurück, und über 4,5 kHz wird das Glitzern der Effekte um bis zu 7 dB leiser, damit zwei Stunden nicht anstrengen. Der Preis dafür: Die Musik klingt dünn und matt; wer ihretwegen spielt, nimmt die Stärke Dezent.',
  price: 390,
  filters: [
    { type: 'LSC', fc: 267, gain: -7.7, q: 0.74 }, // music
    { type: 'PK', fc: 400, gain: -8.9, q: 1.01 }, // its chords, blows
    { type: 'PK', fc: 1831, gain: 3.8, q: 1 }, // pings
    { type: 'PK', fc: 2738, gain: 3.7, q: 1.25 }, // abilities
    { type: 'HSC', fc: 4551, gain: -7.3, q: 0.8 }, // sparkle of effects
  ],
  spatial: 'none',
  headset: 'Headsets und Kopfhörer jeder Bauart, auch In-Ears.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
