import { z } from 'zod'

/** Where an invoice goes, as the buyer has given it at the checkout; needed for one of more than 250 € (§ 33 UStDV). */
export const billingSchema = z.object({
  company: z.string().exactOptional(),
  name: z.string().exactOptional(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  /** VAT identification number of a German company (§ 27a UStG). */
  vatId: z.string().exactOptional(),
})
export type Billing = z.infer<typeof billingSchema>
