'use client'

import { DeskForm } from '@/components/desk/desk-form'
import { saidIn, SetupField, type SetupFieldData } from './setup-field'

interface SectionFormProps {
  title: string
  fields: SetupFieldData[]
}

/** Only the changed variables: another admin may have changed the others meanwhile. */
export function SectionForm({ title, fields }: SectionFormProps) {
  const bodyOf = (form: FormData) => ({
    values: Object.fromEntries(
      fields.flatMap((field) => {
        const said = saidIn(form, field)
        return said === undefined || said === field.value ? [] : [[field.name, said]]
      }),
    ),
  })
  return (
    <DeskForm
      // Remounts the form with the saved values.
      key={JSON.stringify(fields)}
      method="PUT"
      address="/api/admin/setup/variables"
      tone="secondary"
      words="setup.form"
      title={title}
      prefix="setup"
      bodyOf={bodyOf}
    >
      {fields.map((field) => (
        <SetupField key={field.name} field={field} />
      ))}
    </DeskForm>
  )
}
