export const operationPage = '/admin/betrieb'
