import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { socialImage } from '@/components/catalog/start/social-image'
import { inPageOrder } from '@/lib/affiliate/partners/page-presets'
import { publicPartner } from '@/lib/affiliate/partners/public-partner'
import { readStagePicture } from '@/lib/affiliate/stage/read-stage'
import { presets } from '@/lib/catalog/catalog'
import { formatRate } from '@/lib/core/money'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-static'

/** Drawn on the first request, and again after a change by the partner, see lib/admin/page-state. */
export const generateStaticParams = () => []

/** Characters of the fonts for pictures; for names with others, the code is drawn. */
const DRAWABLE = /^[\x20-\x7eÄÖÜäöüßÉéèêáàâçñóôíúÅåØøæ]+$/

export async function GET(_: Request, { params }: RouteContext<'/p/[code]/vorschau.png'>) {
  const partner = await publicPartner(store(), (await params).code)
  if (!partner) notFound()
  const { name, code, percent, stage } = partner
  const hash = stage?.picture?.hash
  const content = hash === undefined ? null : await readStagePicture(store(), { code, hash }, null)
  const t = await getTranslations('affiliate.stage.social')
  const meta = await getTranslations('meta')
  const [first] = inPageOrder(presets(), partner.presets)
  return socialImage(first?.filters ?? [], {
    brand: meta('name'),
    title: DRAWABLE.test(name) ? name : code,
    note: t('note'),
    tag: percent > 0 ? t('discount', { rate: formatRate(percent), code }) : t('code', { code }),
    ...(content ? { picture: `data:image/jpeg;base64,${Buffer.from(content).toString('base64')}` } : {}),
  })
}
