'use client'

import { fillText } from '@/components/audio/fill-text'
import { HeadsetField } from '@/components/headsets/headset-field'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/field'
import { startedRun, type RunState } from '@/lib/hearing/procedure/run'
import type { HearingTexts } from './hearing-texts'
import { newSeed } from './new-seed'
import type { Subject, TestedPreset } from './subject'

interface HearingChoiceProps {
  presets: readonly TestedPreset[]
  subject: Subject
  /** An unfinished run with this subject. */
  kept: RunState | null
  texts: HearingTexts['choice']
  onChoose: (preset: TestedPreset) => void
  onBegin: (run: RunState) => void
}

/** Lets a visitor choose the preset and the headset to test. */
export function HearingChoice({ presets, subject, kept, texts, onChoose, onBegin }: HearingChoiceProps) {
  const choose = (id: string) => {
    const preset = presets.find((one) => one.id === id)
    if (preset) onChoose(preset)
  }
  const begin = () => onBegin(startedRun(newSeed()))
  return (
    <div className="grid max-w-2xl justify-items-start gap-6">
      <SelectField
        id="hearing-preset"
        label={texts.preset}
        value={subject.presetId ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {subject.presetId === null && <option value="">{fillText(texts.own, { name: subject.name })}</option>}
        {presets
          .filter(({ id, isOnSale }) => isOnSale || id === subject.presetId)
          .map(({ id, name, game }) => (
            <option key={id} value={id}>{`${name} (${game})`}</option>
          ))}
      </SelectField>
      <HeadsetField texts={texts.field} isInline />
      <p className="text-width">{texts.headphones}</p>
      <p className="text-width">{texts.noise}</p>
      {kept && (
        <p className="text-width font-semibold">
          {fillText(texts.kept, {
            name: subject.name,
            done: kept.answered.length,
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {kept && <Button onClick={() => onBegin(kept)}>{texts.goOn}</Button>}
        <Button tone={kept ? 'secondary' : 'primary'} onClick={begin}>
          {kept ? texts.anew : texts.begin}
        </Button>
      </div>
    </div>
  )
}
