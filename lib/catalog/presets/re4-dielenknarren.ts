import type { Preset } from '../schema'

/**
 * Listens for what is near and quiet: boards creak from 500 Hz to 3 kHz, breath and chains are above. All of that is lifted, the
 * mud around 250 Hz lowered. Costs calm and weight: sudden sounds are brighter, and the house has less bass.
 */
export const re4Dielenknarren: Preset = {
  id: 're4-dielenknarren',
  name: 'Dielenknarren',
  game: 'Resident Evil 4',
  aliases: ['re4', 'resi', 'biohazard'],
  tagline: 'Leise Geräusche näher, der Schreck bleibt.',
  description:
    'Horror lebt vom Abstand zwischen Stille und Schlag. Dielen und Türen knarren zwischen 500 Hz und 3 kHz, Atem, Ketten und Klingen liegen darüber; alles das rückt um bis zu 5 dB näher. Der Mulm um 250 Hz und der Bass darunter weichen um 4 bis 5 dB. Der Preis dafür: Plötzliche laute Stellen wirken heller und härter, und dem Donnern fehlt Gewicht; stellen Sie die Lautstärke vorsichtig ein.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 120, gain: -3.5, q: 0.7 }, // rumble of the house
    { type: 'PK', fc: 250, gain: -4.5, q: 0.7 }, // mud
    { type: 'PK', fc: 700, gain: 2.3, q: 0.9 }, // boards and doors
    { type: 'PK', fc: 2600, gain: 4.5, q: 0.7 }, // their creaking
    { type: 'HSC', fc: 4500, gain: 3.3, q: 0.7 }, // breath, chains, blades
  ],
  spatial: 'dolby-atmos',
  headset: 'Geschlossene Kopfhörer und Headsets ohne starke Höhenbetonung.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
