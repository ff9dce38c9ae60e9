// @vitest-environment node
import { embeddedSearch } from '@/lib/search/embedded';
import { testSearch } from './search';

testSearch('the embedded index', embeddedSearch);
