import { CheckboxField } from '@/components/ui/fields/field'

/** The form field that requests an exception. */
const NAME = 'despiteDispute'

/** Asks whether money is to go back although a dispute is open. */
export function ExceptionField({ label }: { label: string }) {
  return <CheckboxField id="exception" name={NAME} label={label} />
}

/** The form’s answer about the exception, in the shape of the API. */
export function exceptionIn(said: FormData): { despiteDispute?: true } {
  return said.has(NAME) ? { despiteDispute: true } : {}
}
