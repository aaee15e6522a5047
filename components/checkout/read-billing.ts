const FIELDS = ['company', 'name', 'street', 'zip', 'city', 'vatId'] as const

/** The invoice address as typed; undefined if it is empty. */
export function readBilling(form: FormData): Record<string, string> | undefined {
  const read = (name: string) => String(form.get(`billing.${name}`) ?? '')
  const fields = Object.fromEntries(FIELDS.map((name) => [name, read(name)]))
  const isGiven = Object.values(fields).some((text) => text.trim() !== '')
  return isGiven ? { ...fields, country: read('country') } : undefined
}
