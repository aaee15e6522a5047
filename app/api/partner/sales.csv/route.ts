import { partnerFile } from '../partner-file'

export const dynamic = 'force-dynamic'

export const GET = partnerFile('sales')
