import type { Preset } from '../schema'

/** Tyres over the engine: 1 to 2.5 kHz lifted broadly, engine below 400 Hz, wind lowered. Costs the engine's size. */
export const accKurvengrip: Preset = {
  id: 'acc-kurvengrip',
  name: 'Kurvengrip',
  game: 'Assetto Corsa Competizione',
  aliases: ['acc', 'simracing', 'rennen'],
  tagline: 'Reifen vor dem Motor.',
  description:
    'Motor und Fahrtwind verdecken, was die Reifen sagen. Darum sinkt der Motor unter 400 Hz um 2 bis 5,5 dB und der Wind über 5 kHz um bis zu 2,5 dB, während das Schaben und Quietschen der Reifen zwischen 1 und 2,5 kHz um 1,5 bis 3 dB lauter wird. Der Preis dafür: Der Motor klingt kleiner, als er ist; für Wiederholungen und Videos ist das Preset besser aus.',
  price: 690,
  filters: [
    { type: 'PK', fc: 67, gain: -4.1, q: 0.59 },
    { type: 'PK', fc: 208, gain: -3.9, q: 0.51 },
    { type: 'PK', fc: 1382, gain: 0.8, q: 0.72 },
    { type: 'PK', fc: 1391, gain: 2.9, q: 0.75 },
    { type: 'PK', fc: 5579, gain: -0.9, q: 0.92 },
    { type: 'PK', fc: 7247, gain: -2.1, q: 1.02 },
  ],
  spatial: 'none',
  headset: 'Geschlossene Kopfhörer, die auch neben Lenkrad und Lüftern abschirmen.',
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
