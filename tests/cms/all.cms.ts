// In this order, since the last three change what the first two compare.
import './export';
import './equivalence';
import './publication';
import './editor';
import './rejections';
