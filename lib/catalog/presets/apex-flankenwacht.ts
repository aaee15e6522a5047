import type { Preset } from '../schema'

/** Steps on earth: 1 to 2 kHz lifted broadly; ships, explosions, shots lowered. Begins as Trittsiegel. Costs size. */
export const apexFlankenwacht: Preset = {
  id: 'apex-flankenwacht',
  name: 'Flankenwacht',
  game: 'Apex Legends',
  aliases: ['apex'],
  tagline: 'Schritte auf Erde, wenn ringsum geschossen wird.',
  description:
    'Schritte auf Erde liegen zwischen 700 Hz und 2,5 kHz; dort wird breit um 1,5 bis 4 dB gehoben. Schiffe, Explosionen und der Körper von Schüssen unter 300 Hz werden um 2,5 bis 5 dB leiser, die Höhen bleiben, wie sie sind. Der Preis dafür: Schüsse klingen kleiner, und Stimmen treten mit nach vorn.',
  price: 590,
  filters: [
    { type: 'PK', fc: 88, gain: -2.4, q: 0.5 },
    { type: 'LSC', fc: 121, gain: -2.8, q: 0.55 },
    { type: 'PK', fc: 201, gain: -2.3, q: 0.65 },
    { type: 'PK', fc: 1311, gain: 2.5, q: 0.78 },
    { type: 'PK', fc: 1348, gain: 1.7, q: 0.81 },
    { type: 'PK', fc: 6775, gain: -0.4, q: 0.93 },
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'dolby-atmos',
  headset: 'Geschlossene Headsets der Mittelklasse; offene gehen ebenso.',
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
