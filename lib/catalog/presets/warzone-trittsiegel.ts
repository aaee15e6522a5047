import type { Preset } from '../schema'

/** Steps on gravel: 800 Hz to 2.5 kHz lifted broadly; rotors, explosions, shots lowered. Costs warmth. */
export const warzoneTrittsiegel: Preset = {
  id: 'warzone-trittsiegel',
  name: 'Trittsiegel',
  game: 'Call of Duty: Warzone',
  aliases: ['warzone', 'wz', 'cod', 'call of duty'],
  tagline: 'Schritte auf Kies und Schutt vor dem Hubschrauber.',
  description:
    'Schritte auf Kies und Schutt liegen zwischen 700 Hz und 2,5 kHz; dort wird breit um 1,5 bis 4 dB gehoben. Hubschrauber, Explosionen und der Körper von Schüssen unter 300 Hz werden um 2,5 bis 5 dB leiser, die Höhen bleiben fast, wie sie sind. Der Preis dafür: Es klingt schlanker, und Stimmen treten mit nach vorn.',
  price: 690,
  filters: [
    { type: 'PK', fc: 52, gain: -3.5, q: 0.64 },
    { type: 'LSC', fc: 63, gain: 0.2, q: 0.6 },
    { type: 'PK', fc: 154, gain: -3.8, q: 0.63 },
    { type: 'PK', fc: 383, gain: -1.1, q: 2.36 },
    { type: 'PK', fc: 1221, gain: 3, q: 0.88 },
    { type: 'PK', fc: 1619, gain: 1.5, q: 0.58 },
    { type: 'HSC', fc: 8788, gain: -1.8, q: 0.59 },
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'dolby-atmos',
  headset: 'Geschlossene Headsets ohne starke Höhenbetonung.',
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
