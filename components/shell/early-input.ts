type Field = HTMLInputElement | HTMLSelectElement

/**
 * Has React notice what was typed into a field or chosen in it before the page listened, and what the browser has put
 * back there: it takes the field to be as the server has sent it, and with the next change it would make it so.
 */
export async function tellOfEarlyInput(): Promise<void> {
  const fields = [...document.querySelectorAll<Field>('input, select')].filter(isChanged)
  const changes = fields.map((field) => ({ field, value: field.value }))
  for (const { field, value } of changes) {
    if (field instanceof HTMLInputElement) type(field, value)
    else choose(field, value)
    // By then React has drawn what follows, and the next change builds on it.
    await Promise.resolve()
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
  return field.value !== field.defaultValue && /^(text|search|email|password)$/.test(field.type)
}

/** React compares with what was last set through the field itself, so the text comes past it. */
function type(field: HTMLInputElement, value: string): void {
  field.value = field.defaultValue
  Reflect.set(HTMLInputElement.prototype, 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
