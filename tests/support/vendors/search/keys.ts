/** The keys that the stand-ins of search engines accept. */
export const searchKeys = { appId: 'HALCYRE', searchKey: 'search-key', adminKey: 'admin-key' };
