'use client'

import { DeskForm, type ButtonTexts } from '@/components/desk/desk-form'
import { SelectField, TextAreaField, TextField } from '@/components/ui/fields/field'

type FieldNames = 'name' | 'aliases' | 'kind' | 'measurer' | 'target' | 'text'
type FieldText = Record<'label', string> & { hint?: string }

interface NewHeadsetProps {
  kinds: { value: string; text: string }[]
  lengths: Record<'name' | 'aliases' | 'text', number>
  texts: ButtonTexts & { fields: Record<FieldNames, FieldText> }
}

/** Adds a headset with a pasted correction. */
export function NewHeadset({ kinds, lengths, texts }: NewHeadsetProps) {
  const { fields } = texts
  const bodyOf = (form: FormData) => {
    const said = (name: FieldNames) => String(form.get(name) ?? '')
    return {
      name: said('name'),
      aliases: namesIn(said('aliases')),
      kind: said('kind'),
      measurer: said('measurer'),
      target: said('target'),
      text: said('text'),
    }
  }
  const field = (name: FieldNames, errors: Record<string, string>) => ({
    id: `headset-${name}`,
    name,
    ...fields[name],
    error: errorAt(errors, name),
    autoComplete: 'off',
  })
  return (
    <DeskForm title="add" method="POST" address="/api/admin/headsets" {...{ bodyOf, texts }}>
      {(errors) => (
        <>
          <TextField {...field('name', errors)} maxLength={lengths.name} />
          <TextField {...field('aliases', errors)} maxLength={lengths.aliases} />
          <SelectField {...field('kind', errors)}>
            {kinds.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
          <TextField {...field('measurer', errors)} maxLength={lengths.name} />
          <TextField {...field('target', errors)} maxLength={lengths.name} />
          <TextAreaField {...field('text', errors)} rows={11} maxLength={lengths.text} spellCheck={false} />
        </>
      )}
    </DeskForm>
  )
}

interface HeadsetFormProps {
  id: string
  /** The id of the page's heading. */
  title: string
}

/** Sets a headset's other names. */
export function HeadsetAliases(
  props: HeadsetFormProps & { aliases: string; length: number; texts: ButtonTexts & FieldText },
) {
  const { id, title, aliases, length, texts } = props
  const bodyOf = (form: FormData) => ({ aliases: namesIn(String(form.get('aliases') ?? '')) })
  return (
    <DeskForm
      method="PUT"
      address={`/api/admin/headsets/${id}`}
      tone="secondary"
      {...{ title, bodyOf, texts }}
    >
      {(errors) => (
        <TextField
          key={aliases}
          id="headset-aliases"
          name="aliases"
          defaultValue={aliases}
          maxLength={length}
          autoComplete="off"
          label={texts.label}
          hint={texts.hint}
          error={errorAt(errors, 'aliases')}
        />
      )}
    </DeskForm>
  )
}

/** Hides a headset from visitors, or shows it again. */
export function HeadsetVisibility(props: HeadsetFormProps & { isHidden: boolean; texts: ButtonTexts }) {
  const { id, title, isHidden, texts } = props
  const bodyOf = () => ({ isHidden: !isHidden })
  return (
    <DeskForm
      method="PUT"
      address={`/api/admin/headsets/${id}`}
      tone="secondary"
      {...{ title, bodyOf, texts }}
    >
      {() => null}
    </DeskForm>
  )
}

function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** A field's error, or of one of its names. */
function errorAt(errors: Record<string, string>, name: FieldNames): string | undefined {
  const key = Object.keys(errors).find((each) => each === name || each.startsWith(`${name}.`))
  return key === undefined ? undefined : errors[key]
}
