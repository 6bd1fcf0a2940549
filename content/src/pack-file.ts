/** The file in a pack's folder that holds everything. */
export const PACK_FILE = 'pack.json'
