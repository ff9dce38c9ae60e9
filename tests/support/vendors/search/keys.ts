/** The keys that the stand-ins for search engines accept. */
export const searchKeys = { appId: 'HALCYRE', searchKey: 'search-key', adminKey: 'admin-key' };
