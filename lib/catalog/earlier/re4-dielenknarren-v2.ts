import type { Preset } from '../schema'

export const re4DielenknarrenV2: Preset = {
  id: 're4-dielenknarren',
  name: 'Dielenknarren',
  game: 'Resident Evil 4',
  aliases: ['re4', 'resi', 'biohazard'],
  tagline: 'Leise Geräusche näher, der Schreck bleibt.',
  description:
    'Horror lebt vom Abstand zwischen Stille und Schlag. Der Tiefbass unter 50 Hz bleibt deshalb und bekommt sogar 2,5 dB, während der Mulm bei 140 und 320 Hz weicht. Knarren, Atmen und Schritte um 3 kHz rücken näher, Ketten und Klingen um 6,5 kHz etwas weniger. Der Preis dafür: Plötzliche laute Stellen wirken noch lauter; stellen Sie die Lautstärke vorsichtig ein.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 50, gain: 2.5, q: 0.7 },
    { type: 'PK', fc: 140, gain: -2, q: 1 },
    { type: 'PK', fc: 320, gain: -2.2, q: 1 },
    { type: 'PK', fc: 1500, gain: 1.2, q: 1.2 },
    { type: 'PK', fc: 3000, gain: 3, q: 1 },
    { type: 'PK', fc: 6500, gain: 1.4, q: 1.6 },
  ],
  spatial: 'dolby-atmos',
  headset: 'Geschlossene Kopfhörer und Headsets ohne starke Höhenbetonung.',
  version: 2,
  updatedAt: Date.UTC(2026, 9, 1),
  changes: [
    { version: 2, text: 'Die Senke um 320 Hz ist neu, die Anhebung um 6,5 kHz halb so stark wie zuvor.' },
  ],
  active: true,
}
