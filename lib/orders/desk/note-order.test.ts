import { entriesAbout } from '@/lib/journal/testing/entries'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { cancelOrder } from '../paying/cancel-order'
import { changeOrder } from '../state/change-order'
import { getOrder, saveOrder } from '../data'
import { anonymised } from '../order-fields'
import { noteOrder, noteRequestSchema } from './note-order'
import { sampleOrder } from '../testing/sample-order'

describe('a note about an order', () => {
  const store = temporaryStore()
  const { id } = sampleOrder
  const noteOf = async () => (await getOrder(store(), id))?.note

  beforeEach(() => saveOrder(store(), sampleOrder))

  it('is stored, changed and removed, each time with a journal entry that does not contain it', async () => {
    await Promise.all(Array.from({ length: 5 }, () => noteOrder(store(), id, 'Ruft wieder an.', 'support a')))
    expect(await noteOf()).toBe('Ruft wieder an.')
    await noteOrder(store(), id, '', 'admin b', 'Ruft wieder an.')
    expect(await noteOf()).toBeUndefined()
    expect(await entriesAbout(store(), `orders/${id}`)).toEqual([
      { act: 'order-noted', actor: 'admin b', before: { characters: 15 }, after: { characters: 0 } },
      { act: 'order-noted', actor: 'support a', before: { characters: 0 }, after: { characters: 15 } },
    ])
  })

  it('is not overwritten by a stale change, and can be repeated safely', async () => {
    await noteOrder(store(), id, 'Ruft wieder an.', 'support a', '')
    const late = () => noteOrder(store(), id, 'Zahlt morgen.', 'support b', '')
    await expect(late()).rejects.toMatchObject({ code: 'note_changed' })
    expect(await noteOf()).toBe('Ruft wieder an.')
    await noteOrder(store(), id, 'Ruft wieder an.', 'support b', '')
    await noteOrder(store(), id, 'Zahlt morgen.', 'support b', 'Ruft wieder an.')
    expect(await noteOf()).toBe('Zahlt morgen.')
  })

  it('accepts only one of several concurrent changes', async () => {
    const texts = ['eins', 'zwei', 'drei']
    const saved = await Promise.allSettled(texts.map((text) => noteOrder(store(), id, text, 'support a', '')))
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await noteOf()).toBe(texts[saved.findIndex(({ status }) => status === 'fulfilled')])
  })

  it('is deleted when the order is anonymised, and cannot be added again', async () => {
    await noteOrder(store(), id, 'Ruft wieder an.', 'support a')
    await cancelOrder(store(), id, 'admin')
    await changeOrder(store(), id, anonymised)
    expect(await noteOf()).toBeUndefined()
    await expect(noteOrder(store(), id, 'x', 'support a')).rejects.toMatchObject({ code: 'order_state' })
  })

  it('is plain text of at most 1,000 characters', () => {
    const read = (note: string) => noteRequestSchema.safeParse({ note, seen: ' alt ' })
    expect(read('eine\r\nzweite ').data).toEqual({ note: 'eine\nzweite', seen: ' alt ' })
    expect(read('x'.repeat(1000)).success).toBe(true)
    expect(read('x'.repeat(1001)).success).toBe(false)
    expect(read('a\u202eb').success).toBe(false)
  })
})
