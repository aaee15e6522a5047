'use client'

import { useTranslations } from 'next-intl'
import { DeskForm } from '@/components/desk/desk-form'
import { SelectField, TextAreaField, TextField } from '@/components/ui/fields/field'
import type { headsetKinds } from '@/lib/headsets/schema'

type FieldNames = 'name' | 'aliases' | 'kind' | 'measurer' | 'target' | 'text'

interface NewHeadsetProps {
  kinds: typeof headsetKinds
  lengths: Record<'name' | 'aliases' | 'text', number>
}

/** Adds a headset with a pasted correction. */
export function NewHeadset({ kinds, lengths }: NewHeadsetProps) {
  const t = useTranslations('headsets.desk')
  const kindOf = useTranslations('headsets.kinds')
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
  const wordsOf = (name: FieldNames) => {
    if (name === 'kind') return { label: t('columns.kind') }
    const place = name === 'text' ? 'file' : name
    return { label: t(`add.${place}.label`), hint: t(`add.${place}.hint`) }
  }
  const field = (name: FieldNames, errors: Record<string, string>) => ({
    id: `headset-${name}`,
    name,
    ...wordsOf(name),
    error: errorAt(errors, name),
    autoComplete: 'off',
  })
  return (
    <DeskForm
      words="headsets.desk.add"
      title="add"
      method="POST"
      address="/api/admin/headsets"
      bodyOf={bodyOf}
    >
      {(errors) => (
        <>
          <TextField {...field('name', errors)} maxLength={lengths.name} />
          <TextField {...field('aliases', errors)} maxLength={lengths.aliases} />
          <SelectField {...field('kind', errors)}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindOf(kind)}
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
export function HeadsetAliases(props: HeadsetFormProps & { aliases: string; length: number }) {
  const { id, title, aliases, length } = props
  const t = useTranslations('headsets.desk.aliases')
  const bodyOf = (form: FormData) => ({ aliases: namesIn(String(form.get('aliases') ?? '')) })
  return (
    <DeskForm
      method="PUT"
      address={`/api/admin/headsets/${id}`}
      tone="secondary"
      words="headsets.desk.aliases"
      title={title}
      bodyOf={bodyOf}
    >
      {(errors) => (
        <TextField
          key={aliases}
          id="headset-aliases"
          name="aliases"
          defaultValue={aliases}
          maxLength={length}
          autoComplete="off"
          label={t('label')}
          hint={t('hint')}
          error={errorAt(errors, 'aliases')}
        />
      )}
    </DeskForm>
  )
}

/** Hides a headset from visitors, or shows it again. */
export function HeadsetVisibility(props: HeadsetFormProps & { isHidden: boolean }) {
  const { id, title, isHidden } = props
  const bodyOf = () => ({ isHidden: !isHidden })
  return (
    <DeskForm
      method="PUT"
      address={`/api/admin/headsets/${id}`}
      tone="secondary"
      words={isHidden ? 'headsets.desk.show' : 'headsets.desk.hide'}
      title={title}
      bodyOf={bodyOf}
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
