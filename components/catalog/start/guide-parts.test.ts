import { guidePartsOf } from './guide-parts'

describe('the parts of a guide', () => {
  it('are paragraphs and numbered steps with their lines', () => {
    const text = 'Datei: a.txt\n\n1. Eins:\n   C:\\config\n2. Zwei\n\nDanach.'
    expect(guidePartsOf(text)).toEqual([
      'Datei: a.txt',
      [
        { text: 'Eins:', lines: ['C:\\config'] },
        { text: 'Zwei', lines: [] },
      ],
      'Danach.',
    ])
  })
})
