import type { Preset } from '../schema'

/** Steps on hard floors, 500 Hz in four games, stay; bass of shots and crack at 2.5 kHz lowered. Costs weight. */
export const valorantWinkelzug: Preset = {
  id: 'valorant-winkelzug',
  name: 'Winkelzug',
  game: 'Valorant',
  aliases: ['valo', 'val', 'riot'],
  tagline: 'Schritte auf hartem Boden vor Schüssen und Fähigkeiten.',
  description:
    'Schritte auf Stein, Beton und Fliesen haben ihren Schwerpunkt um 500 Hz. Sie bleiben, und was sie verdeckt, geht zurück: der Bass von Schüssen und Fähigkeiten unter 150 Hz um 5 bis 12 dB, ihr Knall um 2,5 kHz um 5 dB, das Zischen über 6 kHz um 3 bis 5 dB. Der Preis dafür: Schüsse verlieren Wucht, und es klingt schlanker.',
  price: 590,
  filters: [
    { type: 'PK', fc: 51, gain: -3.1, q: 0.88 },
    { type: 'PK', fc: 75, gain: -0.6, q: 1.9 },
    { type: 'LSC', fc: 146, gain: -8.7, q: 0.8 },
    { type: 'PK', fc: 988, gain: 0.9, q: 0.94 },
    { type: 'PK', fc: 2017, gain: -1, q: 1.4 },
    { type: 'PK', fc: 2305, gain: -1.8, q: 2.45 },
    { type: 'PK', fc: 2646, gain: -3.1, q: 1.87 },
    { type: 'HSC', fc: 6278, gain: -4.8, q: 0.66 },
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'in-game-hrtf',
  headset: 'Geschlossene Gaming-Headsets, auch solche mit spitzen Höhen.',
  version: 2,
  updatedAt: Date.UTC(2026, 10, 29),
  changes: [
    {
      version: 2,
      text: 'Neu abgestimmt an Aufnahmen freier Spiele, mit Grenzen für Klang, Stimmen und Lautstärke. Was er bringt, gilt an Spielen, die beim Abstimmen fehlten.',
    },
  ],
  active: true,
}
