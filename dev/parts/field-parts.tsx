'use client'

import { DropZone } from '@/components/ui/fields/drop-zone'
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/components/ui/fields/field'
import { PasswordField } from '@/components/ui/fields/password-field'

const states = [
  { key: 'leer', hint: undefined, error: undefined },
  { key: 'mit Hinweis', hint: 'Ein Satz, der dazu etwas erklärt.', error: undefined },
  { key: 'mit Fehler', hint: 'Ein Satz, der dazu etwas erklärt.', error: 'Bitte das Feld ausfüllen.' },
] as const

/** Each field plain, with a hint, and with an error. */
export function FieldParts() {
  return (
    <>
      <div className="grid gap-10 lg:grid-cols-3">
        {states.map(({ key, ...notes }, index) => (
          <div key={key} className="grid content-start gap-5">
            <TextField id={`text-${index}`} label={`Text, ${key}`} placeholder="Beispiel" {...notes} />
            <TextAreaField id={`area-${index}`} label={`Mehrere Zeilen, ${key}`} {...notes} />
            <SelectField id={`select-${index}`} label={`Auswahl, ${key}`} {...notes}>
              <option>Schritte</option>
              <option>Schüsse</option>
            </SelectField>
            <CheckboxField id={`check-${index}`} label={`Zustimmung, ${key}`} {...notes} />
            <PasswordField
              id={`password-${index}`}
              label={`Passwort, ${key}`}
              autoComplete="new-password"
              {...notes}
            />
            <DropZone
              id={`files-${index}`}
              label={`Datei, ${key}`}
              prompt="Datei auswählen oder hierher ziehen"
              {...notes}
            />
          </div>
        ))}
      </div>
    </>
  )
}
