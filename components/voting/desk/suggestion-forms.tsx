'use client'

import { useState } from 'react'
import { SelectField, TextField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { SuggestionKind, SuggestionStatus } from '@/lib/voting/schema'
import { DeskForm } from '@/components/desk/desk-form'

const TITLE = 'suggestion-title'

interface SuggestionRenameProps {
  id: string
  game: string
  kind: SuggestionKind
  length: number
}

export function SuggestionRename({ id, game, kind, length }: SuggestionRenameProps) {
  const t = useTranslations('voting.desk.rename')
  return (
    <DeskForm
      title={TITLE}
      prefix="suggestion"
      method="PUT"
      address={`/api/admin/suggestions/${id}`}
      tone="secondary"
      words="voting.desk.rename"
    >
      <TextField
        key={game}
        name="game"
        defaultValue={game}
        maxLength={length}
        label={t(`label.${kind}`)}
        hint={t('hint')}
      />
    </DeskForm>
  )
}

interface Option<Value extends string> {
  value: Value
  text: string
}

interface SuggestionStateProps {
  id: string
  status: SuggestionStatus
  states: readonly SuggestionStatus[]
  made: { presetId: string; presets: Option<string>[] } | { headset: string }
}

export function SuggestionState({ id, status, states, made }: SuggestionStateProps) {
  const t = useTranslations('voting.desk.state')
  const stateOf = useTranslations('voting.states')
  const [chosen, setChosen] = useState<string>(status)
  const bodyOf = (form: FormData) => {
    const given = ['presetId', 'headset'].map((name) => [name, String(form.get(name) ?? '')])
    return { status: chosen, ...Object.fromEntries(given.filter(([, value]) => value !== '')) }
  }
  return (
    <DeskForm
      words="voting.desk.state"
      title={TITLE}
      prefix="suggestion"
      method="PUT"
      address={`/api/admin/suggestions/${id}`}
      bodyOf={bodyOf}
    >
      <SelectField
        name="status"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        label={t('label')}
      >
        {states.map((state) => (
          <option key={state} value={state}>
            {stateOf(state)}
          </option>
        ))}
      </SelectField>
      {chosen === 'released' && 'headset' in made && (
        <TextField name="headset" defaultValue={made.headset} label={t('headset')} hint={t('headsetHint')} />
      )}
      {chosen === 'released' && 'presets' in made && (
        <SelectField
          id="suggestion-preset"
          name="presetId"
          defaultValue={made.presetId}
          label={t('preset')}
          hint={t('presetHint')}
        >
          <option value="">{t('none')}</option>
          {made.presets.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
    </DeskForm>
  )
}

export function SuggestionMerge({ id }: { id: string }) {
  const t = useTranslations('voting.desk.merge')
  return (
    <DeskForm
      title={TITLE}
      prefix="suggestion"
      method="POST"
      address={`/api/admin/suggestions/${id}/merge`}
      tone="danger"
      words="voting.desk.merge"
    >
      <TextField name="into" label={t('label')} hint={t('hint')} />
    </DeskForm>
  )
}
