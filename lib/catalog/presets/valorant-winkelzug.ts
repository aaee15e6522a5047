import type { Preset } from '../schema'

/**
 * Listens for steps on stone, around 500 Hz, and on tiles, around 2.1 kHz. Both are lifted, what lies between and around them lowered: calls and abilities, the
 * body of shots, and their crack. Costs the sound of voices, which turn hollow, and brilliance.
 */
export const valorantWinkelzug: Preset = {
  id: 'valorant-winkelzug',
  name: 'Winkelzug',
  game: 'Valorant',
  aliases: ['valo', 'val', 'riot'],
  tagline: 'Schritte auf Stein und Fliesen vor Schüssen und Fähigkeiten.',
  description:
    'Schritte auf Stein liegen um 500 Hz, auf Fliesen um 2,1 kHz; die einen werden um bis zu 5 dB gehoben, die anderen um bis zu 2,5 dB. Rufe und Fähigkeiten, die dazwischen liegen, werden um 3 bis 5,5 dB leiser, der Bass von Schüssen unter 200 Hz um 8 bis 12 dB, ihr Knall über 5 kHz um 5 bis 8 dB. Der Preis dafür: Stimmen klingen hohl, und alles verliert an Glanz.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 227, gain: -6.5, q: 0.69 }, // rumble and the boom of shots
    { type: 'PK', fc: 117, gain: -6.7, q: 0.5 }, // their body
    { type: 'PK', fc: 499, gain: 8.4, q: 1.29 }, // steps on stone
    { type: 'PK', fc: 1250, gain: -9, q: 0.9 }, // abilities, voices
    { type: 'PK', fc: 2084, gain: 7.5, q: 1.24 }, // steps on tiles
    { type: 'HSC', fc: 4022, gain: -8.1, q: 0.7 }, // the crack of shots
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'in-game-hrtf',
  headset: 'Geschlossene Gaming-Headsets, auch solche mit spitzen Höhen.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 26),
  changes: [],
  active: true,
}
