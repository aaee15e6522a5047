import { getTranslations } from 'next-intl/server'
import { studioTexts } from '@/components/studio/studio-texts'

interface Published {
  active: boolean
  version: number
}

export async function presetEditorTexts(published: Published | null) {
  const t = await getTranslations('admin.presets')
  return {
    studio: await studioTexts(),
    fields: await fieldTexts(),
    curve: t('curve'),
    beside: t('beside'),
    besideText: t('besideText'),
    save: t('save'),
    saving: t('saving'),
    saved: t('saved'),
    unsaved: t('unsaved'),
    allSaved: t('allSaved'),
    outdated: t('outdated'),
    discard: t('discard'),
    publish: await publishTexts(published),
    plan: await planTexts(published),
    takeBack: await takeBackTexts(),
    mend: await mendTexts(published),
    planMend: await planMendTexts(published),
    sale: await saleTexts(published),
    salePrice: await salePriceTexts(),
    address: await addressTexts(),
  }
}

export type PresetEditorTexts = Awaited<ReturnType<typeof presetEditorTexts>>

async function fieldTexts() {
  const t = await getTranslations('admin.presets.fields')
  const layer = await getTranslations('catalog.spatial')
  const layers = ['none', 'windows-sonic', 'dolby-atmos', 'dts-headphone-x', 'in-game-hrtf'] as const
  return {
    name: t('name'),
    game: t('game'),
    aliases: t('aliases'),
    aliasesHint: t('aliasesHint'),
    tagline: t('tagline'),
    taglineHint: t('taglineHint'),
    description: t('description'),
    descriptionHint: t('descriptionHint'),
    headset: t('headset'),
    headsetHint: t('headsetHint'),
    spatial: t('spatial'),
    layers: layers.map((value) => ({ value, text: layer(value) })),
  }
}

async function publishTexts(published: Published | null) {
  const t = await getTranslations('admin.presets.publish')
  const version = (published?.version ?? 0) + 1
  return {
    button: t('button'),
    title: t('title', { version }),
    text: published ? t('text') : t('firstText'),
    price: t('price'),
    priceHint: t('priceHint'),
    at: t('at'),
    atHint: t('atHint'),
    change: t('change'),
    changeHint: t('changeHint'),
    repair: t('repair'),
    submit: t('submit', { version }),
    busy: t('busy'),
    back: t('back'),
    done: t('done', { version }),
    sure: await sureText(),
  }
}

async function planTexts(published: Published | null) {
  const t = await getTranslations('admin.presets.plan')
  return {
    ...(await publishTexts(published)),
    button: t('button'),
    title: t('title', { version: (published?.version ?? 0) + 1 }),
    text: published ? t('text') : t('firstText'),
    submit: t('submit'),
    busy: t('busy'),
    done: t('done'),
  }
}

/** For a draft that sounds as what is published. */
async function mendTexts(published: Published | null) {
  const t = await getTranslations('admin.presets.mend')
  return {
    ...(await publishTexts(published)),
    title: t('title'),
    text: t('text'),
    submit: t('submit'),
    done: t('done'),
  }
}

async function planMendTexts(published: Published | null) {
  const t = await getTranslations('admin.presets.mend')
  return { ...(await planTexts(published)), title: t('planTitle'), text: t('planText') }
}

async function takeBackTexts() {
  const t = await getTranslations('admin.presets.plan.takeBack')
  return {
    button: t('button'),
    title: t('title'),
    text: t('text'),
    confirm: t('confirm'),
    back: t('back'),
    done: t('done'),
  }
}

async function saleTexts(published: Published | null) {
  const t = await getTranslations('admin.presets.sale')
  const change = published?.active === false ? 'start' : 'end'
  return {
    title: t('title'),
    hint: t('hint'),
    price: t('price'),
    submit: t('submit'),
    busy: t('busy'),
    done: t('done'),
    sure: await sureText(),
    change: {
      button: t(`${change}.button`),
      title: t(`${change}.title`),
      text: t(`${change}.text`),
      confirm: t(`${change}.confirm`),
      back: t(`${change}.back`),
      done: t(`${change}.done`),
    },
  }
}

async function salePriceTexts() {
  const t = await getTranslations('admin.presets.salePrice')
  return {
    title: t('title'),
    hint: t('hint'),
    price: t('price'),
    from: t('from'),
    to: t('to'),
    submit: t('submit'),
    busy: t('busy'),
    done: t('done'),
    sure: await sureText(),
    end: {
      button: t('end.button'),
      title: t('end.title'),
      text: t('end.text'),
      confirm: t('end.confirm'),
      back: t('end.back'),
      done: t('end.done'),
    },
  }
}

async function addressTexts() {
  const t = await getTranslations('admin.presets.address')
  return {
    title: t('title'),
    hint: t('hint'),
    slug: t('slug'),
    submit: t('submit'),
    busy: t('busy'),
    done: t('done'),
  }
}

async function sureText(): Promise<string> {
  return (await getTranslations('admin.presets.doubts'))('sure')
}
