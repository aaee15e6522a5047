import { CheckboxField } from '@/components/ui/fields/field'

const NAME = 'despiteDispute'

export function ExceptionField({ label }: { label: string }) {
  return <CheckboxField id="exception" name={NAME} label={label} />
}

export function exceptionIn(said: FormData): { despiteDispute?: true } {
  return said.has(NAME) ? { despiteDispute: true } : {}
}
