import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { panelPicture } from '@/components/affiliate/tools/panel-picture'
import { panelWidths } from '@/components/affiliate/tools/panel-sizes'
import { admittedPartner } from '@/lib/affiliate/partners/require-partner'
import { findPreset } from '@/lib/catalog/catalog'
import { ShopError } from '@/lib/core/errors'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'

export const dynamic = 'force-dynamic'

const params = z.object({ preset: z.string(), width: z.string() })

/** Rendered for each request, in about a tenth of a second. */
export const GET = defineRoute(
  {
    access: 'partner',
    admitted: admittedPartner,
    params,
    limit: { name: 'panels', points: 40, seconds: 60 },
  },
  async ({ params: { preset: id, width: wanted }, admitted: partner }) => {
    const { customCode, uid, discountPercent: percent } = partner
    const preset = findPreset(id)
    const width = panelWidths.find((each) => String(each) === wanted)
    if (!preset || !width) throw new ShopError('not_found')
    const code = customCode ?? uid
    const t = await getTranslations('affiliate.tools.panel')
    const meta = await getTranslations('meta')
    const texts = {
      brand: meta('name'),
      name: preset.name,
      game: preset.game,
      lead: percent ? t('discount', { percent }) : t('code'),
      code,
      label: t('label'),
    }
    const picture = await panelPicture(preset.filters, texts, width)
    const content = new Uint8Array(await picture.arrayBuffer())
    return sendDownload({ name: `${code}-${id}-${width}.png`, contentType: 'image/png', content })
  },
)
