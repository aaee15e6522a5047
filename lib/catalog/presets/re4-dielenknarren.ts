import type { Preset } from '../schema'

/**
 * Listens for what is near and quiet: boards creak around 600 Hz, breath and chains are around 5.2 kHz. Both are lifted, the
 * mud at 150 Hz and the voices of the village at 1.6 kHz lowered. The deep bass stays, for the fright. Costs calm: sudden
 * sounds are even louder, and voices step back.
 */
export const re4Dielenknarren: Preset = {
  id: 're4-dielenknarren',
  name: 'Dielenknarren',
  game: 'Resident Evil 4',
  aliases: ['re4', 'resi', 'biohazard'],
  tagline: 'Leise Geräusche näher, der Schreck bleibt.',
  description:
    'Horror lebt vom Abstand zwischen Stille und Schlag. Dielen und Türen knarren um 600 Hz, Atem, Ketten und Klingen liegen um 5,2 kHz; beides rückt um 3 dB näher. Der Mulm um 150 Hz weicht, der Tiefbass unter 50 Hz bekommt 2,5 dB. Der Preis dafür: Plötzliche laute Stellen wirken noch lauter, und Rufe um 1,6 kHz treten zurück; stellen Sie die Lautstärke vorsichtig ein.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 50, gain: 2.5, q: 0.7 }, // the fright
    { type: 'PK', fc: 150, gain: -3, q: 0.9 }, // mud
    { type: 'PK', fc: 600, gain: 3, q: 1.1 }, // boards and doors
    { type: 'PK', fc: 1600, gain: -1.5, q: 1.2 }, // shouting
    { type: 'PK', fc: 5200, gain: 3, q: 1 }, // breath, chains, blades
  ],
  spatial: 'dolby-atmos',
  headset: 'Geschlossene Kopfhörer und Headsets ohne starke Höhenbetonung.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
