import * as z from 'zod/mini'

/** What the browser keeps of a preset in the cart. Only the id counts at checkout; the rest is for display. */
const cartItemSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  /** Integer cents (EUR). */
  price: z.int().check(z.nonnegative()),
})

const cartSchema = z.array(cartItemSchema)

export type CartItem = z.infer<typeof cartItemSchema>

/** The items of a stored cart (a JSON list), or null if the text is not one. An item that is there twice counts once. */
export function parseCart(text: string): CartItem[] | null {
  try {
    const items = cartSchema.parse(JSON.parse(text))
    return items.filter(({ id }, index) => items.findIndex((item) => item.id === id) === index)
  } catch {
    return null
  }
}
