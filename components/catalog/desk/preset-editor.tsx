'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Studio } from '@/components/studio/studio'
import { Button } from '@/components/ui/button'
import { Form, FormAlert } from '@/components/ui/fields/form'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/dialogs/toast'
import { hasGain, type Filter } from '@/lib/audio/filter'
import { isSameSound, type Sound } from '@/lib/catalog/editing/draft-of'
import type { Draft } from '@/lib/catalog/schema'
import { DraftBeside } from './draft-beside'
import { PresetAddress } from './preset-address'
import type { PresetEditorTexts } from './preset-editor-texts'
import { draftErrors, PresetFields } from './preset-fields'
import { presetAddress } from './preset-query'
import { PresetSale } from './preset-sale'
import { PresetSalePrice, type ShownSalePrice } from './preset-sale-price'
import { PublishDialog } from './publish-dialog'
import { TakeBack } from './take-back'
import { usePresetDraft, type EditedPreset, type PresetDraft } from './use-preset-draft'

interface PresetEditorProps {
  preset: EditedPreset
  /** Price in cents, and whether it is on sale; null before publication. */
  sale: {
    price: number
    active: boolean
    version: number
    salePrice: ShownSalePrice
    /** As it is published. */
    sound: Sound
  } | null
  /** Says what is planned; null without a plan. */
  planned?: string | null
  /** The last part of its address. */
  slug?: string
  texts: PresetEditorTexts
}

const FORM = 'preset-form'

/** Edits a preset's texts, curve and price, and publishes it. */
export function PresetEditor({ preset, sale, planned = null, slug = '', texts }: PresetEditorProps) {
  const router = useRouter()
  const edited = usePresetDraft(preset)
  const { draft, problem, save, change } = edited
  const studio = useStudioKey(draft.filters)
  const errors = draftErrors(problem?.fields ?? {})
  const message =
    errors.filters ?? (problem && Object.keys(errors).length === 0 ? problem.message : undefined)

  /** @returns the saved revision; null if it was refused */
  const saveAll = async (): Promise<number | null> => (await save())?.revision ?? null
  const submit = async () => {
    const state = await save()
    if (!state) return
    showToast(texts.saved)
    if (preset.id === null) router.replace(presetAddress(state.id))
    else router.refresh()
  }
  const startAgain = () => {
    edited.discard()
    router.refresh()
  }
  return (
    <div className="grid min-w-0 gap-10">
      {planned !== null && <Notice className="max-w-3xl">{planned}</Notice>}
      <div className="grid min-w-0 gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Form id={FORM} problem={problem} onSend={submit} className="grid min-w-0 gap-5">
          <PresetFields draft={draft} change={change} errors={errors} texts={texts.fields} />
          {message !== undefined && <FormAlert className="max-w-3xl">{message}</FormAlert>}
        </Form>
        <DraftBeside draft={draft} price={sale?.price ?? null} texts={texts} />
      </div>
      <section aria-labelledby="preset-filters" className="grid min-w-0 gap-4">
        <h2 id="preset-filters" className="text-xl">
          {texts.curve}
        </h2>
        <Studio
          key={studio.key}
          filters={draft.filters}
          texts={texts.studio}
          onChange={(filters) => {
            studio.onChange(filters)
            change({ filters: [...filters] })
          }}
        />
      </section>
      <SaveBar {...{ edited, texts }} discard={startAgain}>
        <Publishing {...{ preset, edited, saveAll, texts }} sale={sale} isPlanned={planned !== null} />
      </SaveBar>
      <OfPreset {...{ preset, sale, slug, edited, texts }} />
    </div>
  )
}

const valuesOf = (filters: readonly Filter[]) =>
  filters.map((filter) => [filter.type, filter.fc, filter.q, hasGain(filter) ? filter.gain : '']).join(' ')

/** Mounts the studio again when the draft has other filters than it has: kept ones, those saved, or another admin's. */
function useStudioKey(filters: Draft['filters']) {
  const own = useRef<readonly Filter[]>(filters)
  const [key, setKey] = useState(0)
  useEffect(() => {
    if (valuesOf(own.current) === valuesOf(filters)) return
    own.current = filters
    setKey((last) => last + 1)
  }, [filters])
  const onChange = (changed: readonly Filter[]) => {
    own.current = changed
  }
  return { key, onChange }
}

interface PublishingProps {
  preset: EditedPreset
  edited: PresetDraft
  saveAll: () => Promise<number | null>
  sale: PresetEditorProps['sale']
  isPlanned: boolean
  texts: PresetEditorTexts
}

/** Publishes at once or later; while a publication is planned, it can only be taken back. */
function Publishing({ preset: { id }, edited, saveAll, sale, isPlanned, texts }: PublishingProps) {
  if (id === null) return null
  const { draft, revision, isUnsaved, moveTo } = edited
  if (isPlanned) return <TakeBack {...{ id, revision }} onTakenBack={moveTo} texts={texts.takeBack} />
  const dialog = { id, saved: isUnsaved ? saveAll : revision, onPublished: moveTo }
  const what = sale === null ? 'first' : isSameSound(draft, sale.sound) ? 'texts' : 'version'
  const [now, later] = what === 'texts' ? [texts.mend, texts.planMend] : [texts.publish, texts.plan]
  return (
    <>
      <PublishDialog {...dialog} what={what} when="now" texts={now} />
      <PublishDialog {...dialog} what={what} when="planned" texts={later} />
    </>
  )
}

interface OfPresetProps extends Omit<Required<PresetEditorProps>, 'planned'> {
  edited: PresetDraft
}

/** Price and address: they apply at once and are not part of a version. */
function OfPreset({ preset: { id }, sale, slug, edited, texts }: OfPresetProps) {
  if (id === null) return null
  const seen = { id, revision: edited.revision, onChanged: edited.moveTo }
  return (
    <>
      {sale && (
        <>
          <PresetSale key={`${sale.price} ${sale.active}`} {...seen} {...{ sale, texts: texts.sale }} />
          <PresetSalePrice
            key={`${sale.salePrice.price} ${sale.salePrice.to}`}
            {...seen}
            {...{ salePrice: sale.salePrice, texts: texts.salePrice }}
          />
        </>
      )}
      <PresetAddress key={slug} {...seen} {...{ slug, texts: texts.address }} />
    </>
  )
}

interface SaveBarProps {
  edited: PresetDraft
  texts: PresetEditorTexts
  discard: () => void
  /** The buttons to publish. */
  children: ReactNode
}

/** Says whether everything is saved, with what to do about unsaved changes. */
function SaveBar({
  edited: { isUnsaved, isOutdated, isSaving, problem },
  texts,
  discard,
  children,
}: SaveBarProps) {
  return (
    <div className="save-bar">
      {isOutdated && !problem && <Notice tone="warning">{texts.outdated}</Notice>}
      <p role="status" className="text-sm text-muted">
        {isUnsaved ? texts.unsaved : texts.allSaved}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" form={FORM} tone="secondary" busy={isSaving ? texts.saving : undefined}>
          {texts.save}
        </Button>
        {children}
        {isUnsaved && (
          <Button tone="quiet" onClick={discard}>
            {texts.discard}
          </Button>
        )}
      </div>
    </div>
  )
}
