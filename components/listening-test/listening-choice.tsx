'use client'

import { HeadsetField } from '@/components/headsets/headset-field'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { RunState } from '@/lib/listening-test/procedure/run'
import type { Subject, TestedPreset } from './subject'

interface ListeningChoiceProps {
  presets: readonly TestedPreset[]
  subject: Subject
  kept: RunState | null // unfinished, with this subject
  onChoose: (preset: TestedPreset) => void
  onWear: (worn: Subject['worn']) => void
  onGoOn: () => void
  onBegin: () => void
  onDuel: () => void
}

export function ListeningChoice({ presets, subject, kept, ...on }: ListeningChoiceProps) {
  const t = useTranslations('listeningTest.choice')
  const { onChoose, onWear, onGoOn, onBegin, onDuel } = on
  const choose = (id: string) => {
    const preset = presets.find((one) => one.id === id)
    if (preset) onChoose(preset)
  }
  return (
    <div className="grid max-w-2xl justify-items-start gap-6">
      <SelectField
        id="hearing-preset"
        label={t('preset')}
        value={subject.presetId ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {subject.presetId === null && <option value="">{t('own', { name: subject.name })}</option>}
        {presets
          .filter(({ id, isOnSale }) => isOnSale || id === subject.presetId)
          .map(({ id, name, game }) => (
            <option key={id} value={id}>{`${name} (${game})`}</option>
          ))}
      </SelectField>
      <HeadsetField isInline />
      <SelectField
        id="hearing-worn"
        label={t('worn.label')}
        value={subject.worn}
        onChange={({ currentTarget }) => onWear(currentTarget.value === 'open' ? 'open' : 'closed')}
      >
        <option value="closed">{t('worn.closed')}</option>
        <option value="open">{t('worn.open')}</option>
      </SelectField>
      <p className="text-width">{t('headphones')}</p>
      <p className="text-width">{t('noise')}</p>
      {kept && (
        <p className="text-width font-semibold">
          {t('kept', { name: subject.name, done: kept.answered.length })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {kept && <Button onClick={onGoOn}>{t('goOn')}</Button>}
        <Button tone={kept ? 'secondary' : 'primary'} onClick={onBegin}>
          {kept ? t('anew') : t('begin')}
        </Button>
        <Button tone="secondary" onClick={onDuel}>
          {t('duel')}
        </Button>
      </div>
      <p className="text-width text-sm">{t('duelText')}</p>
    </div>
  )
}
