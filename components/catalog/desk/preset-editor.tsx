'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { StudioTexts } from '@/components/studio/studio-texts'
import { Button } from '@/components/ui/button'
import { Form, FormAlert } from '@/components/ui/fields/form'
import { Notice } from '@/components/ui/notice'
import { showToast } from '@/components/ui/toasts/toast'
import { isSameSound, type Sound } from '@/lib/catalog/editing/draft-of'
import { DraftBeside } from './draft-beside'
import { DraftStudio } from './draft-studio'
import { PresetAddress } from './preset-address'
import { draftErrors, PresetFields } from './preset-fields'
import { presetAddress } from './preset-query'
import { PresetSale } from './preset-sale'
import { PresetSalePrice, type ShownSalePrice } from './preset-sale-price'
import { PresetSeo, type ShownSeo } from './preset-seo'
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
    sound: Sound
  } | null
  /** Describes the planned publication; null without one. */
  planned?: string | null
  /** The last part of its address, and its title and description for search and sharing; null before it is saved. */
  page?: { slug: string; seo: ShownSeo } | null
  studioTexts: StudioTexts
}

const FORM = 'preset-form'

export function PresetEditor({ preset, sale, planned = null, page = null, studioTexts }: PresetEditorProps) {
  const t = useTranslations('admin.presets.editor')
  const router = useRouter()
  const edited = usePresetDraft(preset)
  const { draft, problem, save, change } = edited
  const errors = draftErrors(problem?.fields ?? {})
  const message =
    errors.filters ?? (problem && Object.keys(errors).length === 0 ? problem.message : undefined)

  /** @returns the saved revision; null if it was refused */
  const saveAll = async (): Promise<number | null> => (await save())?.revision ?? null
  const submit = async () => {
    const state = await save()
    if (!state) return
    showToast(t('saved'))
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
          <PresetFields draft={draft} change={change} errors={errors} />
          {message !== undefined && <FormAlert className="max-w-3xl">{message}</FormAlert>}
        </Form>
        <DraftBeside draft={draft} price={sale?.price ?? null} />
      </div>
      <section aria-labelledby="preset-filters" className="grid min-w-0 gap-4">
        <h2 id="preset-filters" className="text-xl">
          {t('curve')}
        </h2>
        <DraftStudio draft={draft} change={change} studioTexts={studioTexts} />
      </section>
      <SaveBar edited={edited} discard={startAgain}>
        <Publishing
          preset={preset}
          edited={edited}
          saveAll={saveAll}
          sale={sale}
          isPlanned={planned !== null}
        />
      </SaveBar>
      <OfPreset preset={preset} sale={sale} page={page} edited={edited} />
    </div>
  )
}

interface PublishingProps {
  preset: EditedPreset
  edited: PresetDraft
  saveAll: () => Promise<number | null>
  sale: PresetEditorProps['sale']
  isPlanned: boolean
}

/** Publishes at once or later; while a publication is planned, it can only be taken back. */
function Publishing({ preset: { id }, edited, saveAll, sale, isPlanned }: PublishingProps) {
  if (id === null) return null
  const { draft, revision, isUnsaved, moveTo } = edited
  if (isPlanned) return <TakeBack id={id} revision={revision} onTakenBack={moveTo} />
  const saved = isUnsaved ? saveAll : revision
  const what = sale === null ? 'first' : isSameSound(draft, sale.sound) ? 'texts' : 'version'
  const dialog = { id, what, saved, version: (sale?.version ?? 0) + 1, onPublished: moveTo } as const
  return (
    <>
      <PublishDialog {...dialog} when="now" />
      <PublishDialog {...dialog} when="planned" />
    </>
  )
}

interface OfPresetProps extends Omit<Required<PresetEditorProps>, 'planned' | 'studioTexts'> {
  edited: PresetDraft
}

/** Price, address and texts for search engines: they apply at once and are not part of a version. */
function OfPreset({ preset: { id }, sale, page, edited }: OfPresetProps) {
  if (id === null) return null
  const seen = { id, revision: edited.revision, onChanged: edited.moveTo }
  return (
    <>
      {sale && (
        <>
          <PresetSale key={`${sale.price} ${sale.active}`} {...seen} sale={sale} />
          <PresetSalePrice
            key={`${sale.salePrice.price} ${sale.salePrice.to}`}
            {...seen}
            salePrice={sale.salePrice}
          />
        </>
      )}
      {page && (
        <>
          <PresetAddress key={page.slug} {...seen} slug={page.slug} />
          <PresetSeo key={JSON.stringify(page.seo.own)} {...seen} seo={page.seo} />
        </>
      )}
    </>
  )
}

interface SaveBarProps {
  edited: PresetDraft
  discard: () => void
  children: ReactNode
}

/** Says whether everything is saved, with what to do about unsaved changes. */
function SaveBar({ edited: { isUnsaved, isOutdated, isSaving, problem }, discard, children }: SaveBarProps) {
  const t = useTranslations('admin.presets.editor')
  return (
    <div className="save-bar">
      {isOutdated && !problem && <Notice tone="warning">{t('outdated')}</Notice>}
      <p role="status" className="text-sm text-muted">
        {isUnsaved ? t('unsaved') : t('allSaved')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" form={FORM} tone="secondary" busy={isSaving ? t('saving') : undefined}>
          {t('save')}
        </Button>
        {children}
        {isUnsaved && (
          <Button tone="quiet" onClick={discard}>
            {t('discard')}
          </Button>
        )}
      </div>
    </div>
  )
}
