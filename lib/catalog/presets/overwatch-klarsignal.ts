import type { Preset } from '../schema'

/** Voices, calls: 250 Hz to 1 kHz lifted broadly, below 150 Hz lowered. Costs body of hammers, explosions, music. */
export const overwatchKlarsignal: Preset = {
  id: 'overwatch-klarsignal',
  name: 'Klarsignal',
  game: 'Overwatch 2',
  aliases: ['ow2', 'ow', 'overwatch'],
  tagline: 'Ordnung im Teamkampf: Stimmen und Rufe nach vorn.',
  description:
    'Im Teamkampf überlagern sich viele Effekte unter 150 Hz; dort wird es um 3 bis 10 dB leiser. Stimmen und Rufe liegen zwischen 250 Hz und 1 kHz und werden breit um 1 bis 4 dB gehoben, die Höhen bleiben, wie sie sind. Der Preis dafür: Hammer, Explosionen und Musik verlieren Fülle.',
  price: 490,
  filters: [
    { type: 'PK', fc: 60, gain: -2, q: 0.82 },
    { type: 'LSC', fc: 98, gain: -8.8, q: 0.8 },
    { type: 'PK', fc: 126, gain: -2.2, q: 1.38 },
    { type: 'PK', fc: 426, gain: 2.2, q: 0.86 },
    { type: 'PK', fc: 476, gain: 1.2, q: 0.91 },
    { type: 'PK', fc: 656, gain: 1.5, q: 1.55 },
  ],
  spatial: 'dolby-atmos',
  headset: 'Gaming-Headsets der Mittelklasse, geschlossen oder halboffen.',
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
