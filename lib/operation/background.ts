/** Work on threads (lib/core/off-thread). Each function takes one value, which is copied. */
export { modelFigures } from '@/lib/catalog/editing/figures-for'
export { drawInvoice } from '@/lib/invoices/draw-invoice'
export { drawMessage } from '@/lib/mail/draw-message'
export { drawHtml } from '@/lib/mail/render-html'
export { drawContract } from '@/lib/orders/contracts/draw-contract'
export { drawEvidence } from '@/lib/orders/contracts/evidence-pdf'
export { drawProcedure } from '@/lib/operation/procedure/procedure-pdf'
export { readStatementFile } from '@/lib/statements/reading/read-apart'
