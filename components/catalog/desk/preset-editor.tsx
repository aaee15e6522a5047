'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { NamedScene } from '@/components/audio/playing/named-scenes'
import { Studio } from '@/components/studio/studio'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Form, FormAlert } from '@/components/ui/fields/form'
import { Notice } from '@/components/ui/notice'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import { isSameSound, type Sound } from '@/lib/catalog/editing/draft-of'
import type { Draft } from '@/lib/catalog/schema'
import { callApi } from '@/lib/http/browser/call-api'
import { writeDynamics } from '@/lib/studio/dynamics-text'
import { writeFilters } from '@/lib/studio/filter-text'
import { DraftBeside } from './draft-beside'
import { PresetAddress } from './preset-address'
import { draftErrors, PresetFields } from './preset-fields'
import { presetAddress } from './preset-query'
import { PresetSale } from './preset-sale'
import { PresetSalePrice, type ShownSalePrice } from './preset-sale-price'
import { PresetSeo, type ShownSeo } from './preset-seo'
import { PublishDialog } from './publish-dialog'
import { usePresetDraft, type EditedPreset, type PresetDraft, readState } from './use-preset-draft'

interface PresetEditorProps {
  preset: EditedPreset
  /** In cents; null before publication. */
  sale: {
    price: number
    active: boolean
    version: number
    salePrice: ShownSalePrice
    sound: Sound
  } | null
  planned?: string | null
  page?: { slug: string; seo: ShownSeo } | null
  scenes: readonly NamedScene[]
}

const FORM = 'preset-form'

export function PresetEditor({ preset, sale, planned = null, page = null, scenes }: PresetEditorProps) {
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
        <DraftStudio draft={draft} change={change} scenes={scenes} />
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

interface OfPresetProps extends Omit<Required<PresetEditorProps>, 'planned' | 'scenes'> {
  edited: PresetDraft
}

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

interface TakeBackProps {
  id: string
  revision: number
  onTakenBack: (revision: number) => void
}

function TakeBack({ id, revision, onTakenBack }: TakeBackProps) {
  const t = useTranslations('admin.presets.plan.takeBack')
  const router = useRouter()
  const takeBack = async () => {
    try {
      const body = { revision, at: null }
      const answer = await callApi(`/api/admin/presets/${id}/plan`, { method: 'PUT', body })
      onTakenBack(readState(answer).revision)
      showToast(t('done'))
    } finally {
      router.refresh()
    }
  }
  return (
    <ConfirmDialog
      trigger={<Button tone="secondary">{t('button')}</Button>}
      title={t('title')}
      text={t('text')}
      confirm={t('confirm')}
      cancel={t('back')}
      onConfirm={takeBack}
    />
  )
}

interface DraftStudioProps {
  draft: Draft
  change: PresetDraft['change']
  scenes: readonly NamedScene[]
}

/** It restarts when its sound is changed from outside: restored from the tab, saved, or edited by another admin. */
function DraftStudio({ draft, change, scenes }: DraftStudioProps) {
  const { filters, dynamics } = draft
  const sound = soundText(filters, dynamics ?? null)
  const own = useRef(sound)
  const [key, setKey] = useState(0)
  useEffect(() => {
    if (own.current === sound) return
    own.current = sound
    setKey((last) => last + 1)
  }, [sound])
  const onChange = (changed: readonly Filter[], compressor: Dynamics | null) => {
    own.current = soundText(changed, compressor)
    change({ filters: [...changed], dynamics: compressor })
  }
  return (
    <Studio key={key} dynamics={dynamics ?? null} scenes={scenes} filters={filters} onChange={onChange} />
  )
}

function soundText(filters: readonly Filter[], dynamics: Dynamics | null): string {
  return `${writeFilters(filters)} ${dynamics ? writeDynamics(dynamics) : ''}`
}
