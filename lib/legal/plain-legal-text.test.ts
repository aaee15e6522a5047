import type { LegalText } from './legal-text'
import { plainLegalText, sectionsOf } from './plain-legal-text'

const text: LegalText = {
  title: 'Titel',
  version: '2026-02-01',
  sections: [
    {
      heading: '1. Erstens',
      blocks: [
        'Ein Satz.',
        {
          paragraph: [
            { strong: 'Wichtig.' },
            ' Siehe ',
            { words: 'dort', href: '/dort' },
            ' oder ',
            { words: 'a@b.example', href: 'mailto:a@b.example' },
            '.',
          ],
        },
        { list: ['eins', [{ words: 'zwei', href: '/zwei' }]] },
      ],
    },
    {
      heading: '2. Zweitens',
      blocks: [{ steps: ['a', 'b'] }, { form: [{ lines: ['An:', 'Wen'] }, 'Hiermit.'] }],
    },
  ],
}

describe('plainLegalText', () => {
  const plain = plainLegalText(text, 'https://shop.example')

  it('writes out links, lists and forms, and ends with the day of the version', () => {
    expect(plain).toBe(
      [
        '1. Erstens',
        'Ein Satz.',
        'Wichtig. Siehe dort (https://shop.example/dort) oder a@b.example.',
        '– eins\n– zwei (https://shop.example/zwei)',
        '\n2. Zweitens',
        '1. a\n2. b',
        'An:\nWen',
        'Hiermit.',
        'Stand: 1. Februar 2026',
      ].join('\n\n'),
    )
  })

  it('can be split into its sections again', () => {
    expect(sectionsOf(plain).map(({ heading }) => heading)).toEqual(['1. Erstens', '2. Zweitens'])
    expect(sectionsOf(plain)[1]?.paragraphs.at(-1)).toBe('Stand: 1. Februar 2026')
  })
})
