import type { Preset } from '../schema'

/** Doors, 250 to 800 Hz in three games, stay; below 150 Hz (thunder, shots) and fire at 5 kHz lowered. Costs bass. */
export const re4Dielenknarren: Preset = {
  id: 're4-dielenknarren',
  name: 'Dielenknarren',
  game: 'Resident Evil 4',
  aliases: ['re4', 'resi', 'biohazard'],
  tagline: 'Türen näher, Donner und Schüsse weiter weg.',
  description:
    'Horror lebt vom Abstand zwischen Stille und Schlag. Türen und Bretter knarren am stärksten zwischen 250 Hz und 1 kHz und rücken dort um 1 bis 3 dB näher. Donner, Mulm und der Körper von Schüssen unter 150 Hz weichen um 3,5 bis 10 dB, Knistern und Zischen über 4 kHz um 1,5 bis 2 dB. Der Preis dafür: Das Haus verliert Bass, und Feuer klingt ferner.',
  price: 590,
  filters: [
    { type: 'PK', fc: 51, gain: -4.8, q: 0.62 },
    { type: 'LSC', fc: 147, gain: -5.8, q: 0.8 },
    { type: 'PK', fc: 468, gain: 2.9, q: 0.63 },
    { type: 'PK', fc: 1288, gain: 0.2, q: 2.03 },
    { type: 'PK', fc: 2291, gain: -0.4, q: 1.58 },
    { type: 'PK', fc: 4373, gain: -1.3, q: 0.87 },
    { type: 'HSC', fc: 6180, gain: -1.5, q: 0.53 },
  ],
  spatial: 'dolby-atmos',
  headset: 'Geschlossene Kopfhörer und Headsets ohne starke Höhenbetonung.',
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
