import { newReference } from './new-reference'

it('holds nothing that is taken for something else, and is never twice the same', () => {
  const references = Array.from({ length: 2000 }, newReference)
  for (const reference of references) expect(reference).toMatch(/^SK-[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
  expect(new Set(references).size).toBe(references.length)
  expect(new Set(references.join('').slice(3))).toContain('Z')
})
