'use client'

import { useState } from 'react'
import { SelectField, TextField } from '@/components/ui/fields/field'
import type { SuggestionStatus } from '@/lib/voting/schema'
import { DeskForm, type ButtonTexts } from '@/components/desk/desk-form'

const TITLE = 'suggestion-title'

interface SuggestionFormProps<Texts> {
  id: string
  texts: ButtonTexts & Texts
}

export function SuggestionRename(
  props: SuggestionFormProps<{ label: string; hint: string }> & { game: string; length: number },
) {
  const { id, game, length, texts } = props
  const bodyOf = (form: FormData) => ({ game: String(form.get('game') ?? '') })
  return (
    <DeskForm
      title={TITLE}
      method="PUT"
      address={`/api/admin/suggestions/${id}`}
      tone="secondary"
      {...{ bodyOf, texts }}
    >
      {(errors) => (
        <TextField
          key={game}
          id="suggestion-game"
          name="game"
          defaultValue={game}
          maxLength={length}
          autoComplete="off"
          label={texts.label}
          hint={texts.hint}
          error={errors.game}
        />
      )}
    </DeskForm>
  )
}

interface Option<Value extends string> {
  value: Value
  text: string
}

interface SuggestionStateProps extends SuggestionFormProps<{
  label: string
  preset: string
  presetHint: string
  headset: string
  headsetHint: string
  none: string
}> {
  status: SuggestionStatus
  states: Option<SuggestionStatus>[]
  /** A game's preset, or a headset's name. */
  made: { presetId: string; presets: Option<string>[] } | { headset: string }
}

/** Changes a suggestion's state. A released one needs its preset or headset. */
export function SuggestionState({ id, status, states, made, texts }: SuggestionStateProps) {
  const [chosen, setChosen] = useState<string>(status)
  const bodyOf = (form: FormData) => {
    const given = ['presetId', 'headset'].map((name) => [name, String(form.get(name) ?? '')])
    return { status: chosen, ...Object.fromEntries(given.filter(([, value]) => value !== '')) }
  }
  return (
    <DeskForm title={TITLE} method="PUT" address={`/api/admin/suggestions/${id}`} {...{ bodyOf, texts }}>
      {(errors) => (
        <>
          <SelectField
            id="suggestion-status"
            name="status"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            label={texts.label}
          >
            {states.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
          {chosen === 'released' && 'headset' in made && (
            <TextField
              id="suggestion-headset"
              name="headset"
              defaultValue={made.headset}
              autoComplete="off"
              label={texts.headset}
              hint={texts.headsetHint}
              error={errors.headset}
            />
          )}
          {chosen === 'released' && 'presets' in made && (
            <SelectField
              id="suggestion-preset"
              name="presetId"
              defaultValue={made.presetId}
              label={texts.preset}
              hint={texts.presetHint}
              error={errors.presetId}
            >
              <option value="">{texts.none}</option>
              {made.presets.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
    </DeskForm>
  )
}

/** Merges a suggestion into another one. */
export function SuggestionMerge({ id, texts }: SuggestionFormProps<{ label: string; hint: string }>) {
  const bodyOf = (form: FormData) => ({ into: String(form.get('into') ?? '') })
  return (
    <DeskForm
      title={TITLE}
      method="POST"
      address={`/api/admin/suggestions/${id}/merge`}
      tone="danger"
      {...{ bodyOf, texts }}
    >
      {(errors) => (
        <TextField
          id="suggestion-into"
          name="into"
          autoComplete="off"
          label={texts.label}
          hint={texts.hint}
          error={errors.into}
        />
      )}
    </DeskForm>
  )
}
