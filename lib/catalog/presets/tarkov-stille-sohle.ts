import type { Preset } from '../schema'

/** Reloading clicks: 1 to 6 kHz lifted broadly, below 400 Hz a little lowered. Costs ease: near shots get sharper. */
export const tarkovStilleSohle: Preset = {
  id: 'tarkov-stille-sohle',
  name: 'Stille Sohle',
  game: 'Escape from Tarkov',
  aliases: ['eft', 'tarkov'],
  tagline: 'Für Raids, in denen ein Magazinwechsel mehr sagt als ein Schuss.',
  description:
    'Gehoben wird, was beim Nachladen klickt: Magazine, Verschlüsse und Patronen zwischen 1 und 6 kHz, breit um 1 bis 3,5 dB. Grundlärm, Generatoren und der Körper von Schüssen unter 400 Hz sinken um 3 bis 7 dB. Der Preis dafür: Es klingt heller, und Schüsse in der Nähe wirken schärfer, also lieber etwas leiser spielen.',
  price: 790,
  filters: [
    { type: 'PK', fc: 42, gain: -3.1, q: 0.67 },
    { type: 'LSC', fc: 78, gain: -4, q: 0.67 },
    { type: 'PK', fc: 167, gain: -2.2, q: 0.84 },
    { type: 'PK', fc: 340, gain: -2.7, q: 0.89 },
    { type: 'PK', fc: 1784, gain: 1.6, q: 0.54 },
    { type: 'PK', fc: 3187, gain: 2, q: 0.52 },
    { type: 'HSC', fc: 4559, gain: 0.9, q: 0.53 },
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'in-game-hrtf',
  headset: 'Offene Kopfhörer oder geschlossene mit zurückhaltendem Hochton.',
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
