// @vitest-environment node
import { testJudgedQueries } from './judging';

testJudgedQueries();
